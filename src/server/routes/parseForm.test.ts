import { expect, it } from 'vitest';
import { MAX_BODY_FIELDS } from '../../core/limits.ts';
import { parseForm } from './parseForm.ts';

it.each([
  '__proto__=1',
  '__proto__[x]=1',
  '__proto__%5Bx%5D=1',
  '%5F_proto__=1',
  'rows[0][__proto__]=1',
  'rows[0][__proto__][x]=1',
])('keeps the name of a prototype, which nothing has, to be refused: %s', (text) => {
  const parsed = parseForm(`name=A&${text}`);
  expect(Object.keys(parsed)).toContain('__proto__');
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  expect({ ...parsed }).toMatchObject({ name: 'A' });
});

it('takes a value for what it is, and a name that only contains that of a prototype', () => {
  expect(parseForm('name=__proto__&a__proto__=1')).toEqual({ name: '__proto__', a__proto__: '1' });
});

it('reads lists, objects, blanks and escapes', () => {
  expect(parseForm('a[]=1&a[]=2&b[c]=x+y&d=%C3%A4')).toEqual({ a: ['1', '2'], b: { c: 'x y' }, d: 'ä' });
});

it('refuses a form of too many fields as a whole, empty ones counted', () => {
  expect(() => parseForm(`name=A${'&'.repeat(MAX_BODY_FIELDS)}last=B`)).toThrow('malformed');
  expect(parseForm(`name=A${'&'.repeat(MAX_BODY_FIELDS - 1)}last=B`)).toEqual({ name: 'A', last: 'B' });
});
