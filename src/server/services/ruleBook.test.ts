import { expect, it } from 'vitest';
import { library, loan } from '../../../tests/support/library.ts';
import type { DefinedRules } from './rules.ts';
import { ruleBook } from './ruleBook.ts';

const bookWith = (...rules: DefinedRules[]) => ruleBook({ registry: library, rules, rowRules: {} });
const follow = async () => undefined;

it('has the rules of an entity, and of one without rules none', () => {
  const rules = { afterAction: { return: follow } };
  const book = bookWith({ entity: 'loan', rules });
  expect(book.of(loan)).toBe(rules);
  expect(book.of({ name: 'title' })).toEqual({});
});

it('refuses rules of what is no entity, with the nearest right name', () => {
  expect(() => bookWith({ entity: 'laon', rules: {} })).toThrow(
    'The rules of "laon": there is no such entity; did you mean "loan"?',
  );
});

it('refuses a moment that there is not, with the nearest right one', () => {
  const rules = { beforeWrit: follow } as DefinedRules['rules'];
  expect(() => bookWith({ entity: 'loan', rules })).toThrow(
    'The rules of "loan": beforeWrit: there is no such moment; did you mean "beforeWrite"?',
  );
});

it('refuses what follows an action that the entity does not have, with the nearest right one', () => {
  expect(() => bookWith({ entity: 'loan', rules: { afterAction: { retrun: follow } } })).toThrow(
    'The rules of "loan": afterAction.retrun: there is no such action; did you mean "return"?',
  );
  expect(() => bookWith({ entity: 'title', rules: { afterAction: { return: follow } } })).toThrow(
    'The rules of "title": afterAction.return: there is no such action',
  );
});

it('refuses added keys where nothing could add them', () => {
  expect(() => bookWith({ entity: 'loan', rules: { addedKeys: ['household'] } })).toThrow(
    'The rules of "loan": addedKeys: nothing adds household, because there is no afterRead',
  );
});

it('refuses rules that are defined twice, and says of what', () => {
  const rules = { entity: 'loan', rules: {} };
  expect(() => bookWith(rules, rules)).toThrow('The rules of "loan": they are defined twice');
});
