import { describe, expect, it } from 'vitest';
import { thumbnailOf } from '../../../core/files.ts';
import { FileAddresses, WINDOW_MS } from './fileAddresses.ts';

const addresses = new FileAddresses('a secret that only this test knows');
const login = { userId: 7, familyId: '3f0c6f0e-7d0e-4b57-9d06-1f0f7f8b1f11' };
const hash = `ab${'0'.repeat(62)}`;
const path = `/storage/ab/${hash}.jpg`;
const START = 1_000 * WINDOW_MS;

describe('the address of a file for a login', () => {
  it('is the same within a window, and another one in the next', () => {
    const first = addresses.sign(path, login, START);
    expect(addresses.sign(path, login, START + WINDOW_MS - 1)).toBe(first);
    expect(addresses.sign(path, login, START + WINDOW_MS)).not.toBe(first);
  });

  it('holds from its first moment until the end of the next window', () => {
    const address = addresses.sign(path, login, START);
    const until = START + 2 * WINDOW_MS;
    expect(addresses.read(address, START)).toEqual({ login, until });
    expect(addresses.read(address, until - 1)).toEqual({ login, until });
    expect(addresses.read(address, until)).toBeUndefined();
  });

  it('opens the small version too, and no other file', () => {
    const address = addresses.sign(path, login, START);
    expect(addresses.read(thumbnailOf(address) ?? '', START)?.login).toEqual(login);
    expect(addresses.read(address.replaceAll('ab', 'ac'), START)).toBeUndefined();
  });

  it('says where somebody looks at the product as the user, so that it ends with that look', () => {
    const viewing = { ...login, viewId: '9a1c6f0e-7d0e-4b57-9d06-1f0f7f8b1f22' };
    expect(addresses.read(addresses.sign(path, viewing, START), START)?.login).toEqual(viewing);
  });

  it('is worth nothing to a server with another secret', () => {
    const address = addresses.sign(path, login, START);
    expect(new FileAddresses('another secret').read(address, START)).toBeUndefined();
  });

  it.each([
    '',
    '?',
    '?for=7',
    '?for=7.x&until=1&key=y',
    '?for=x&until=99999999999999&key=',
    '?for[]=1&until[]=2&key[]=3',
  ])('is none with the query "%s"', (query) => {
    expect(addresses.read(`${path}${query}`, START)).toBeUndefined();
  });
});

describe('the addresses in an answer', () => {
  it('are signed wherever they are a whole text, also one within JSON in a text', () => {
    const answer = JSON.stringify({ photo: path, data: JSON.stringify({ images: [path] }), none: null });
    const signed = JSON.parse(addresses.signAll(answer, login, START));
    const right = addresses.sign(path, login, START);
    expect(signed.photo).toBe(right);
    expect(JSON.parse(signed.data)).toEqual({ images: [right] });
  });

  it('stay as they are in longer texts, of other places, and where they are signed', () => {
    const texts = [
      `see ${path}`,
      `${path} `,
      '/storage/old/photo.jpg',
      `https://x.example${path}`,
      addresses.sign(path, login),
    ];
    const answer = JSON.stringify(texts);
    expect(addresses.signAll(answer, login)).toBe(answer);
  });
});
