import { describe, expect, it } from 'vitest';
import { registry } from '../../../schemas/index.ts';
import { type AbilityRule, buildAbility } from '../../core/abilities.ts';
import { makersOf, needsOf, type AllowedCallers } from '../../core/calls/defineCall.ts';
import { needOf } from '../../core/resource.ts';
import type { Caller } from '../caller.ts';
import {
  askerOf,
  isAllowed,
  createAccessBasis,
  mayRead,
  readAccessBasis,
  requireFor,
  requireSecondFactor,
  requireWho,
  withFullAccess,
} from './require.ts';

const student = registry.get('student');
const religion = registry.get('religion');
const institute = registry.get('institute');

const callerWith = (userId: number | null, rules: AbilityRule[] = []): Caller => {
  return { userId, name: 'Mina', roleId: 4, rules, ability: buildAbility(rules), address: '', requestId: '' };
};
const visitor = callerWith(null);
const somebody = callerWith(1);
const reader = callerWith(2, [{ action: 'read', subject: student.permission }]);

const statusOf = (work: () => void): unknown => {
  try {
    work();
    return 'passes';
  } catch (error) {
    return (error as { status?: unknown }).status;
  }
};

describe('requireWho', () => {
  const readStudents: AllowedCallers = { action: 'read', subject: student.permission };

  it.each<{ who: AllowedCallers; answers: unknown[] }>([
    { who: 'everybody', answers: ['passes', 'passes', 'passes'] },
    { who: 'signedIn', answers: [401, 'passes', 'passes'] },
    { who: readStudents, answers: [401, 403, 'passes'] },
  ])('lets pass whom a call names, and nobody else: $who', ({ who, answers }) => {
    const callers = [visitor, somebody, reader];
    expect(callers.map((caller) => statusOf(() => requireWho(caller, who)))).toEqual(answers);
  });
});

describe('requireFor', () => {
  it('asks for the permission of the entity', () => {
    const callers = [visitor, somebody, reader];
    expect(callers.map((caller) => statusOf(() => requireFor(caller, student, 'read')))).toEqual([401, 403, 'passes']);
    expect(statusOf(() => requireFor(reader, student, 'update'))).toBe(403);
  });

  it('asks for what the entity says in the place of an action', () => {
    const login = needOf(student, 'login');
    expect(login).not.toEqual({ action: 'login', subject: student.permission });
    expect(statusOf(() => requireFor(callerWith(3, [login]), student, 'login'))).toBe('passes');
    expect(isAllowed(callerWith(3, [login]), student, 'login')).toBe(true);
    expect(isAllowed(reader, student, 'login')).toBe(false);
  });
});

describe('mayRead', () => {
  it.each([
    { resource: institute, readers: [true, true, true] },
    { resource: religion, readers: [false, true, true] },
    { resource: student, readers: [false, false, true] },
  ])('follows whom $resource.name names as its readers', ({ resource, readers }) => {
    expect([visitor, somebody, reader].map((caller) => mayRead(caller, resource))).toEqual(readers);
  });
});

describe('withFullAccess', () => {
  it('is the same person, who may do everything', () => {
    const { ability, asker, ...known } = withFullAccess(reader);
    const { ability: _, ...before } = reader;
    expect(known).toEqual(before);
    expect(asker).toBe(reader);
    expect(askerOf(withFullAccess(withFullAccess(reader)))).toBe(reader);
    expect(['delete', 'full', 'approve'].map((action) => ability.can(action, 'Expense'))).toEqual([true, true, true]);
  });
});

describe('letInToMake', () => {
  const leave = registry.get('studentLeaveRequest');
  const opening = needsOf(makersOf(leave)).find(({ subject }) => subject !== leave.permission);
  const own = callerWith(5, opening ? [opening] : []);
  const clerk = callerWith(6, [{ action: 'create', subject: leave.permission }]);

  it('holds whoever may make what a rule opens to them to what is theirs', () => {
    expect(opening).toBeDefined();
    expect(createAccessBasis(own, leave)).toBe('byRules');
  });

  it('holds nobody who may make the records of anybody, whatever else is open to them', () => {
    expect(createAccessBasis(clerk, leave)).toBe('asReader');
    expect(createAccessBasis({ ...clerk, ability: buildAbility([...clerk.rules, ...own.rules]) }, leave)).toBe(
      'asReader',
    );
  });

  it('is not asked of somebody to whom no rule opens it', () => {
    expect(createAccessBasis(own, religion)).toBe('asReader');
  });
});

describe('readAccessBasis', () => {
  it('says that somebody reads as a reader, or by the rules that open rows to them', () => {
    const rules = student.visibleTo.opening.map(({ need }) => need);
    expect(rules.length).toBeGreaterThan(0);
    expect(readAccessBasis(reader, student)).toBe('asReader');
    for (const rule of rules) expect(readAccessBasis(callerWith(3, [rule]), student)).toBe('byRules');
    expect(readAccessBasis(somebody, student)).toBeUndefined();
  });

  it('asks for no permission where everybody reads, or everybody with a login', () => {
    expect(readAccessBasis(visitor, institute)).toBe('asReader');
    expect([visitor, somebody].map((caller) => readAccessBasis(caller, religion))).toEqual([undefined, 'asReader']);
  });
});

describe('requireSecondFactor', () => {
  const begun = { ...somebody, mustSetUpSecondFactor: true };

  it('refuses whoever has to set one up first, but for what is open to everybody and for setting it up', () => {
    expect(statusOf(() => requireSecondFactor(begun, { who: 'signedIn' }))).toBe(403);
    expect(statusOf(() => requireSecondFactor(begun, { who: 'everybody' }))).toBe('passes');
    expect(statusOf(() => requireSecondFactor(begun, { who: 'signedIn', beforeSecondFactor: true }))).toBe('passes');
    expect(statusOf(() => requireSecondFactor(somebody, { who: 'signedIn' }))).toBe('passes');
  });
});
