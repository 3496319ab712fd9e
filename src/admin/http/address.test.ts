// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiAddress, fileAddress } from './address.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the address of a call', () => {
  it('lies under /api unless the build says otherwise', () => {
    expect(apiAddress('/get/all/religion')).toBe('/api/get/all/religion');
    vi.stubEnv('VITE_API_URL', 'https://api.example/v1/');
    expect(apiAddress('/get/all/religion')).toBe('https://api.example/v1/get/all/religion');
  });

  it('writes lists and objects of the query as JSON and leaves out what is not set', () => {
    const address = apiAddress('/students', {
      range: [0, 24],
      sort: ['name', 'ASC'],
      filter: { q: 'rah', id: [1, 2] },
      page: 2,
      active: true,
      none: undefined,
      nothing: null,
    });
    expect([...new URL(address, 'http://x').searchParams]).toEqual([
      ['range', '[0,24]'],
      ['sort', '["name","ASC"]'],
      ['filter', '{"q":"rah","id":[1,2]}'],
      ['page', '2'],
      ['active', '1'],
    ]);
  });
});

describe('the address of an uploaded file', () => {
  it('is its path on the API host', () => {
    expect(fileAddress('/storage/a.jpg')).toBe(`${location.origin}/storage/a.jpg`);
    expect(fileAddress('images/a.jpg')).toBe(`${location.origin}/images/a.jpg`);
    vi.stubEnv('VITE_API_URL', 'https://api.example/v1');
    expect(fileAddress('/storage/a.jpg')).toBe('https://api.example/storage/a.jpg');
    expect(fileAddress('images/a.jpg')).toBe('https://api.example/images/a.jpg');
  });

  it('is left alone when it is complete already', () => {
    expect(fileAddress('https://cdn.example/a.jpg')).toBe('https://cdn.example/a.jpg');
    expect(fileAddress('blob:http://x/1')).toBe('blob:http://x/1');
  });
});
