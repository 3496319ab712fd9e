import { describe, expect, it } from 'vitest';
import { registry } from '../schemas/index.ts';
import { screens } from '../schemas/screens.ts';
import { actionKey, permissionCatalogue, subjectKey } from '../src/core/permissions/catalogue.ts';
import { languages } from '../locales/languages.ts';
import { serverMessages } from '../locales/serverMessages.ts';
import { school } from '../src/server/school/index.ts';
import { flatten, formsOf, isUntranslated } from '../locales/texts.ts';

const calls = school.calls.map(({ call }) => call);
const { subjects } = permissionCatalogue({ registry, screens: Object.values(screens), calls });
const actions = [...new Set(subjects.flatMap((each) => each.actions))];

describe.each(languages)('the names of permissions in $code', ({ code }) => {
  const texts = new Map(flatten(serverMessages[code]));
  const isNamed = (key: string) => (texts.get(key) ?? '').trim() !== '' && !isUntranslated(texts.get(key) ?? '');

  it('are there for every subject and every action', () => {
    expect(subjects.length).toBeGreaterThan(50);
    expect(subjects.map(subjectKey).filter((key) => !isNamed(key))).toEqual([]);
    expect(actions.map(actionKey).filter((key) => !isNamed(key))).toEqual([]);
  });

  it('tell every subject from every other, and every action', () => {
    const names = subjects.map((each) => formsOf(texts.get(subjectKey(each)) ?? '').at(-1));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    const words = actions.map((action) => texts.get(actionKey(action)));
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  });
});

it('the languages name no permission that there is not', () => {
  const { permissions } = serverMessages.en;
  expect(Object.keys(permissions.actions).filter((action) => !actions.includes(action))).toEqual([]);
  const own = subjects.filter(({ resource }) => resource === undefined).map(({ subject }) => subject);
  expect(Object.keys(permissions.subjects).filter((subject) => !own.includes(subject))).toEqual([]);
});
