import { describe, expect, it } from 'vitest';
import { acceptedEndings, isStoredFile, storedPath, thumbnailOf } from './files.ts';

const base = `/storage/ab/ab${'0'.repeat(62)}`;

describe('thumbnailOf', () => {
  it.each(['jpg', 'png', 'webp'])('puts the small picture of a %s beside it', (ending) => {
    expect(thumbnailOf(`${base}.${ending}`)).toBe(`${base}.thumb.webp`);
  });

  it.each([`${base}.pdf`, '/storage/old/photo.jpg', 'https://elsewhere.example/a.jpg', `${base}.thumb.webp`, ''])(
    'knows none of %s',
    (path) => {
      expect(thumbnailOf(path)).toBeUndefined();
    },
  );
});

describe('a signed address', () => {
  it('is that of the same file and, with the same signature, of its small version', () => {
    expect(storedPath(`${base}.jpg?for=1.a&until=2&key=b`)).toBe(`${base}.jpg`);
    expect(thumbnailOf(`${base}.jpg?for=1.a&until=2&key=b`)).toBe(`${base}.thumb.webp?for=1.a&until=2&key=b`);
  });

  it('is one of stored files only', () => {
    expect(storedPath('https://elsewhere.example/a.jpg?size=2')).toBe('https://elsewhere.example/a.jpg?size=2');
  });
});

describe('acceptedEndings', () => {
  it('is pictures for pictures and PDF for documents, where the declaration says nothing else', () => {
    expect(acceptedEndings({ kind: 'images' })).toEqual(['jpg', 'jpeg', 'png']);
    expect(acceptedEndings({ kind: 'file' })).toEqual(['pdf']);
    expect(acceptedEndings({ kind: 'image', accept: ['webp'] })).toEqual(['webp']);
  });
});

describe('isStoredFile', () => {
  it('takes pictures and documents under their own hash only', () => {
    expect(isStoredFile(`${base}.jpg`)).toBe(true);
    expect(isStoredFile(`${base}.pdf`)).toBe(true);
    expect(isStoredFile(`${base}.svg`)).toBe(false);
    expect(isStoredFile(`/storage/cd/ab${'0'.repeat(62)}.jpg`)).toBe(false);
    expect(isStoredFile(`${base}.jpg\n`)).toBe(false);
    expect(isStoredFile(`/storage/ab/../${base}.jpg`)).toBe(false);
  });
});
