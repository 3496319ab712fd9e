import { describe, expect, it } from 'vitest';
import { weakPasswordProblem } from './weakPasswords.ts';

const known = {
  own: ['Rafiqul Islam', 'r.islam@school.test'],
  ids: ['EMP-0042', 'XY-1', null],
  place: ['Green Valley School', 'সবুজ বিদ্যালয়'],
};

describe('a password', () => {
  it.each([
    'Password1!',
    'P@ssw0rd',
    'Passw0rd!2024',
    'Qwerty123!',
    'Welcome@2025',
    '!Dragon99',
    'Iloveyou1!',
    'Aaaaaa1!a1A',
    ...'Abcd1234@ Aa123456@ Aa@123456 Abc@1234 Abc@12345 Abcd@1234 Qwer@1234 Zxcv@1234'.split(' '),
    ...'Qaz@1234 1qaz!QAZ 1Qaz2wsx! !QAZ2wsx Abc123!@# Aa12345!'.split(' '),
  ])('that many people have is refused: %s', (password) =>
    expect(weakPasswordProblem(password, known)).toEqual({ key: 'commonPassword' }),
  );

  it.each(['Rafiqul!2024', 'xx-ISLAM-77a', 'R@fiqul99!', 'EMP-0042!aB', 'Emp0042#abX', 'rIslam#42xx', 'Abcde@XY-1'])(
    'with the name, id or address of its owner is refused: %s',
    (password) => expect(weakPasswordProblem(password, known)).toEqual({ key: 'passwordHasName' }),
  );

  it('with a name that many have is told as the name of its owner', () => {
    const michael = { ...known, own: ['Michael Roy'] };
    expect(weakPasswordProblem('Michael@2026', michael)).toEqual({ key: 'passwordHasName' });
    expect(weakPasswordProblem('Michael@2026', known)).toEqual({ key: 'commonPassword' });
  });

  it('with the name of the school is refused, with a word of it is not', () => {
    expect(weakPasswordProblem('GreenValleySchool1!', known)).toEqual({ key: 'passwordHasSchool' });
    expect(weakPasswordProblem('Valley-boat-9#x', known)).toBeUndefined();
  });

  it.each(['Kettle!drum482', 'tR4!vel-by-night', 'Zx9#mm2L', 'শিউলি-Garden7!'])(
    'of one’s own is taken: %s',
    (password) => expect(weakPasswordProblem(password, known)).toBeUndefined(),
  );
});
