import { describe, expect, it } from 'vitest';
import { ownStateOf, stepped } from './personRows.ts';

const READ = { action: 'read', subject: 'Bank' };
const given = { ...READ, is_denied: 0 };
const denied = { ...READ, is_denied: 1 };
const other = { action: 'update', subject: 'Bank', is_denied: 0, conditions: { branch: 7 } };

describe('what is set for a person', () => {
  it('goes from nothing to given, to denied, and back', () => {
    const first = stepped({ rows: [], stored: [] }, READ);
    expect(first).toEqual([given]);
    const second = stepped({ rows: first, stored: [] }, READ);
    expect(second).toEqual([denied]);
    expect(stepped({ rows: second, stored: [] }, READ)).toEqual([]);
  });

  it('is a denial where a grant and a denial are stored, and neither after the step from there', () => {
    const stored = [given, denied];
    expect(ownStateOf(stored, READ)).toBe('denied');
    expect(stepped({ rows: stored, stored }, READ)).toEqual([]);
  });

  it('leaves all else as it is stored, with what else stands in its rows', () => {
    const stored = [other, given];
    expect(stepped({ rows: stored, stored }, READ)).toEqual([other, denied]);
  });

  it('is stored as before once it is set as before, whatever stands in the row, and in its place', () => {
    const odd = { ...denied, note: 'until May' };
    const stored = [odd, other];
    const unset = stepped({ rows: stored, stored }, READ);
    const again = stepped({ rows: stepped({ rows: unset, stored }, READ), stored }, READ);
    expect([unset, again]).toEqual([[other], stored]);
  });
});
