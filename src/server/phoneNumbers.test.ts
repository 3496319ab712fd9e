import { describe, expect, it } from 'vitest';
import { phoneKey, phoneReader, shownPhone, storedPhone } from './phoneNumbers.ts';

describe('a phone number is stored as E.164', () => {
  // Typed, where, stored; worked by hand.
  it.each([
    ['01756000662', 'BD', '+8801756000662'],
    ['1756000662', 'BD', '+8801756000662'],
    ['+8801756000662', 'BD', '+8801756000662'],
    ['880 1756-000662', 'BD', '+8801756000662'],
    ['008801756000662', 'BD', '+8801756000662'],
    ['+880 (0)1756 000662', 'BD', '+8801756000662'],
    ['(01756) 000-662', 'BD', '+8801756000662'],
    ['  01756.000.662 ', 'BD', '+8801756000662'],
    ['০১৭৫৬০০০৬৬২', 'BD', '+8801756000662'],
    ['٠١٧٥٦٠٠٠٦٦٢', 'BD', '+8801756000662'],
    ['۰۱۷۵۶۰۰۰۶۶۲', 'BD', '+8801756000662'],
    ['02-55012200', 'BD', '+880255012200'],
    ['+44 20 7946 0958', 'BD', '+442079460958'],
    ['00442079460958', 'BD', '+442079460958'],
    ['020 7946 0958', 'GB', '+442079460958'],
    ['030/901820', 'DE', '+4930901820'],
    ['(213) 373-4253', 'US', '+12133734253'],
    ['06 1234 5678', 'IT', '+390612345678'],
  ])('%s in %s', (typed, country, stored) => {
    expect(storedPhone(typed, country)).toBe(stored);
  });

  it.each([
    ['a digit is missing', '0175600066', 'BD'],
    ['a digit is too many', '017560006622', 'BD'],
    ['it is a number of another country without its code', '07911 123456', 'BD'],
    ['its country has no such numbers', '+8800000000000', 'BD'],
    ['it is a hotline, which nobody reaches from abroad', '16247', 'BD'],
    ['the country is none', '01756000662', 'ZZ'],
    ['it is no number', 'none', 'BD'],
  ])('and cannot be where %s', (_reason, typed, country) => {
    expect(storedPhone(typed, country)).toBeUndefined();
    expect(phoneReader(country)(typed)).toMatchObject({ problem: { key: 'phoneNumber' } });
  });

  it('is refused with one as it is written there', () => {
    const exampleIn = (country: string) => phoneReader(country)('1');
    expect(exampleIn('BD')).toEqual({ problem: { key: 'phoneNumber', params: { example: '01812-345678' } } });
    expect(exampleIn('GB')).toEqual({ problem: { key: 'phoneNumber', params: { example: '07400 123456' } } });
    expect(exampleIn('ZZ')).toEqual({ problem: { key: 'phoneNumber', params: { example: '+44 20 7946 0958' } } });
  });
});

describe('a stored number is shown', () => {
  it.each([
    ['+8801756000662', 'BD', '01756-000662'],
    ['+880255012200', 'BD', '02-55012200'],
    ['+8801756000662', 'GB', '+880 1756 000662'],
    ['+442079460958', 'BD', '+44 20 7946 0958'],
    ['+442079460958', 'GB', '020 7946 0958'],
    ['+12133734253', 'US', '(213) 373-4253'],
    ['+390612345678', 'IT', '06 1234 5678'],
    ['+8801756000662', 'ZZ', '+880 1756 000662'],
    ['ask at the gate', 'BD', 'ask at the gate'],
    ['0175600066', 'BD', '0175600066'],
  ])('%s in %s as %s', (stored, country, shown) => {
    expect(shownPhone(stored, country)).toBe(shown);
  });

  it.each(['BD', 'GB', 'DE', 'FR', 'PT', 'SA', 'IT', 'US', 'RU', 'HU', 'BR'])(
    'in %s so that it is read as the same number when a form sends it back',
    (country) => {
      const numbers = ['+8801756000662', '+442079460958', '+4930901820', '+33142685300', '+351212345678'];
      const more = ['+966501234567', '+390612345678', '+12133734253', '+79161234567', '+3612345678', '+5511961234567'];
      for (const stored of [...numbers, ...more])
        expect(storedPhone(shownPhone(stored, country), country)).toBe(stored);
    },
  );
});

it('two spellings of one number have one key, and so have two of what cannot be read', () => {
  expect(phoneKey('01756-000662', 'BD')).toBe(phoneKey('+880 1756 000662', 'BD'));
  expect(phoneKey('12-34', 'BD')).toBe(phoneKey('1234', 'BD'));
  expect(phoneKey('01756-000662', 'BD')).not.toBe(phoneKey('01756-000663', 'BD'));
});
