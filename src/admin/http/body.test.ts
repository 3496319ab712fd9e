// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { encodeBody } from './body.ts';

const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
const second = new File(['y'], 'second.png', { type: 'image/png' });

describe('a record without files', () => {
  it('goes form-urlencoded, with null as empty text and booleans as 1 and 0', () => {
    const body = encodeBody({
      name: 'Rahim & Co',
      note: null,
      is_active: true,
      is_file: false,
      roll: 7,
      skip: undefined,
    });
    expect(body).toBeInstanceOf(URLSearchParams);
    expect(String(body)).toBe('name=Rahim+%26+Co&note=&is_active=1&is_file=0&roll=7');
  });

  it('repeats a list of plain values under name[]', () => {
    expect(pairs({ videos: ['https://a.example', 'https://b.example'], wings: [3, 4] })).toEqual([
      ['videos[]', 'https://a.example'],
      ['videos[]', 'https://b.example'],
      ['wings[]', '3'],
      ['wings[]', '4'],
    ]);
  });

  it('writes objects, child rows and empty lists as JSON text', () => {
    expect(pairs({ filter: { class: 2 }, lines: [{ fee: 1, amount: '10.00' }], subjects: [] })).toEqual([
      ['filter', '{"class":2}'],
      ['lines', '[{"fee":1,"amount":"10.00"}]'],
      ['subjects', '[]'],
    ]);
  });

  it('writes an instant in UTC', () => {
    expect(pairs({ at: new Date(Date.UTC(2026, 0, 2, 3, 4, 5)) })).toEqual([['at', '2026-01-02T03:04:05.000Z']]);
  });

  it('can go as JSON or multipart when asked to', () => {
    expect(encodeBody({ ids: [1], on: true }, 'json')).toBe('{"ids":[1],"on":true}');
    expect(encodeBody({ title: 'x' }, 'multipart')).toBeInstanceOf(FormData);
  });
});

describe('a record with files', () => {
  it.each(['form', 'json', undefined] as const)('goes as multipart even when %s was asked for', (encoding) => {
    const form = encodeBody({ title: 'Picnic', is_file: true, note: null, image: { rawFile: photo } }, encoding);
    expect(form).toBeInstanceOf(FormData);
    expect(entries(form)).toEqual([
      ['title', 'Picnic'],
      ['is_file', '1'],
      ['note', ''],
      ['image', photo],
    ]);
  });

  it('takes bare files as well as those of a file input', () => {
    expect(entries(encodeBody({ notice_file: photo }))).toEqual([['notice_file', photo]]);
  });

  it('splits a list into new files and the paths of the kept ones', () => {
    const images = [{ src: '/storage/a.jpg' }, { rawFile: photo, src: 'blob:1' }, '/storage/b.jpg', second];
    expect(entries(encodeBody({ images }))).toEqual([
      ['images[]', photo],
      ['images[]', second],
      ['previous_images', '["/storage/a.jpg","/storage/b.jpg"]'],
    ]);
  });

  it('sends the path the server gave, not the address it is shown at', () => {
    const images = [{ src: 'https://api.example/storage/a.jpg', path: '/storage/a.jpg' }];
    expect(pairs({ images })).toEqual([['previous_images', '["/storage/a.jpg"]']]);
  });

  it('leaves a single kept file out, because it did not change', () => {
    expect(pairs({ title: 'x', image: { src: '/storage/a.jpg' } })).toEqual([['title', 'x']]);
  });
});

function pairs(record: Record<string, unknown>): [string, string][] {
  return [...new URLSearchParams(String(encodeBody(record)))];
}

function entries(body: ReturnType<typeof encodeBody>): [string, FormDataEntryValue][] {
  return body instanceof FormData ? [...body] : [];
}
