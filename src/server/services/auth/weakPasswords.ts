import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { composed } from '../../../core/rules/composed.ts';
import type { Problem } from '../../../core/rules/problem.ts';

/** What somebody who guesses a password would try first. */
interface PasswordClues {
  /** Names of whoever the password is for: their own, their email address. */
  readonly own: readonly (string | null | undefined)[];
  /** What they sign in with. */
  readonly ids: readonly (string | null | undefined)[];
  /** Names of where it is for, such as the school's. */
  readonly place: readonly (string | null | undefined)[];
}

/** The list goes from the commonest down to words that few have ever chosen. */
const COMMONEST = 10_000;
/** Whoever knows what people choose finds it within so many tries; what is made of eight signs by chance takes 10^8. */
const FEWEST_TRIES = 10 ** 6.9;
/** Longer ones are not looked through to their end: their beginning is enough, and the time for them would grow. */
const LONGEST = 32;

let commonest: ReadonlySet<string> | undefined;
let guesser: ZxcvbnFactory | undefined;

/** What is wrong with a password although it has all kinds of signs: others have it too, or it is somebody's name. */
export function weakPasswordProblem(password: string, { own, ids, place }: PasswordClues): Problem | undefined {
  commonest ??= new Set((dictionary['passwords-common'] ?? []).slice(0, COMMONEST));
  const lowered = composed(password, 'NFKC').toLowerCase();
  const forms = [lowered, lettersOf(lowered), unleet(lowered)];
  forms.push(coreOf(lowered), unleet(coreOf(lowered)), coreOf(unleet(lowered)));
  const spelt = [lowered, unleet(lowered)].map(lettersOf);
  const contains = (name: string) => spelt.some((each) => each.includes(name));
  // A name is told as that, also where many people are called so.
  if ([...own.flatMap(namesIn), ...ids.flatMap(wholeId)].some(contains)) return { key: 'passwordHasName' };
  if (place.flatMap(wholeName).some(contains)) return { key: 'passwordHasSchool' };
  const isCommon = forms.some((form) => commonest?.has(form)) || isGuessed(password);
  return isCommon ? { key: 'commonPassword' } : undefined;
}

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function unleet(text: string): string {
  return [...text].map((sign) => LEET[sign] ?? sign).join('');
}

/** Without the digits and signs that were put before or behind a word because the rule asks for them. */
function coreOf(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/** Common words with figures and signs between them, keys in a row, numbers that count up, and the like. */
function isGuessed(password: string): boolean {
  guesser ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const beginning = password.slice(0, LONGEST);
  return new Set(beginning.toLowerCase()).size < 4 || guesser.check(beginning).guesses < FEWEST_TRIES;
}

function lettersOf(text: string): string {
  return composed(text, 'NFD').replace(/[^\p{L}\p{N}]/gu, '');
}

/** Shorter ones stand in many words. */
const SHORTEST_NAME = 4;
const SHORTEST_ID = 3;

function namesIn(name: string | null | undefined): string[] {
  const [beforeAt = ''] = (name ?? '').split('@');
  const parts = [beforeAt, ...beforeAt.split(/[^\p{L}\p{M}\p{N}]+/u)];
  return longEnough(parts);
}

function wholeId(id: string | null | undefined): string[] {
  return longEnough([id ?? ''], SHORTEST_ID);
}

/** "School" alone is in the names of too many. */
function wholeName(name: string | null | undefined): string[] {
  return longEnough([name ?? '']);
}

function longEnough(names: readonly string[], shortest = SHORTEST_NAME): string[] {
  return names.map((name) => lettersOf(name.toLowerCase())).filter((name) => [...name].length >= shortest);
}
