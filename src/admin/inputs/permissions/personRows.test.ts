import { describe, expect, it } from 'vitest';
import { openStates, ownStateOf, stepped } from './personRows.ts';

const READ = { action: 'read', subject: 'Bank' };
const FREE = { need: READ, mayGive: true };
const BOUND = { need: READ, mayGive: false };
const given = { ...READ, is_denied: 0 };
const denied = { ...READ, is_denied: 1 };
const other = { action: 'update', subject: 'Bank', is_denied: 0, conditions: { branch: 7 } };

describe('what is set for a person', () => {
  it('goes from nothing to given, to denied, and back', () => {
    const first = stepped({ rows: [], stored: [] }, FREE);
    expect(first).toEqual([given]);
    const second = stepped({ rows: first, stored: [] }, FREE);
    expect(second).toEqual([denied]);
    expect(stepped({ rows: second, stored: [] }, FREE)).toEqual([]);
  });

  it('is a denial where a grant and a denial are stored, and neither after the step from there', () => {
    const stored = [given, denied];
    expect(ownStateOf(stored, READ)).toBe('denied');
    expect(stepped({ rows: stored, stored }, FREE)).toEqual([]);
  });

  it('leaves all else as it is stored, with what else stands in its rows', () => {
    const stored = [other, given];
    expect(stepped({ rows: stored, stored }, FREE)).toEqual([other, denied]);
  });

  it('is stored as before once it is set as before, whatever stands in the row, and in its place', () => {
    const odd = { ...denied, note: 'until May' };
    const stored = [odd, other];
    const unset = stepped({ rows: stored, stored }, FREE);
    const again = stepped({ rows: stepped({ rows: unset, stored }, FREE), stored }, FREE);
    expect([unset, again]).toEqual([[other], stored]);
  });

  it('that somebody may not give is denied and left alone, and given only as it is stored', () => {
    expect(stepped({ rows: [], stored: [] }, BOUND)).toEqual([denied]);
    expect(stepped({ rows: [denied], stored: [] }, BOUND)).toEqual([]);
    expect(stepped({ rows: [], stored: [given] }, BOUND)).toEqual([given]);
    expect(openStates({ stored: [denied], ...BOUND })).toEqual(['denied']);
    expect(stepped({ rows: [denied], stored: [denied] }, BOUND)).toEqual([denied]);
  });
});
