import { expect, it } from 'vitest';
import { plain } from '../../tests/support/plainBank.ts';
import { computed, defineResource, status, text } from './index.ts';
import type { ResourceDeclaration } from './resource.ts';

const declare = (more: object) => () => defineResource({ ...plain, ...more } as ResourceDeclaration);

const fields = { name: text(), s: status({ open: 0, shut: 1 }), sum: computed({ as: 'text', value: () => '' }) };
const shut = { from: 'open', to: 'shut' };

it.each<[object, string]>([
  [{ 'Bad Name': shut }, 'actions.Bad Name: is not camelCase'],
  [{ 'shut-it': shut }, 'actions.shut-it: is not camelCase'],
  [{ constructor: shut }, 'actions.constructor: is a name that every object has by itself'],
  [{ bulk: shut }, 'actions.bulk: is what is done to records of every entity'],
  [{ status: shut }, 'actions.status: is what is done to records of every entity'],
  [{ update: shut }, 'actions.update: is what is done to records of every entity'],
  [{ restore: shut }, 'actions.restore: is what is done to records of every entity'],
  [{ read: shut }, 'actions.read: would be for whoever may "read": say its permission'],
  [{ shut: { ...shut, from: [] } }, 'actions.shut.from: there are none'],
  [{ shut: { ...shut, from: ['open', 'open'] } }, 'actions.shut.from: "open" stands there twice'],
  [{ shut: { ...shut, from: 'opne' } }, 'actions.shut: "opne" is none of open, shut; did you mean "open"?'],
  [{ shut: { ...shut, ask: ['s'] } }, 'actions.shut.ask: "s" is status, which nobody enters'],
  [{ shut: { ...shut, ask: ['sum'] } }, 'actions.shut.ask: "sum" is computed, which nobody enters'],
  [{ shut: { ...shut, ask: ['row_version'] } }, 'actions.shut.ask: there is no field "row_version"'],
  [{ shut: { ...shut, ask: ['nmae'] } }, 'actions.shut.ask: there is no field "nmae"; did you mean "name"?'],
  [
    { shut: { ...shut, ask: ['shut_reason'] } },
    'actions.shut.ask: there is no field "shut_reason", which is declared as shut_reason: reason()',
  ],
  [{ shut: { ...shut, ask: [] } }, 'actions.shut.ask: there are none'],
])('an action that cannot be done is refused: %j', (actions, message) => {
  expect(declare({ fields, actions })).toThrow(`schemas/finance/bank.ts: ${message}`);
});

it.each<[string, string]>([
  ['Hand in', '"Hand in" is not snake_case'],
  ['update', '"update" is what is done to records of every entity'],
  ['shut', '"shut" is a move of the life cycle already'],
])('what calls do is not called "%s"', (name, message) => {
  expect(declare({ fields, actions: { shut }, callActions: [name] })).toThrow(
    `schemas/finance/bank.ts: callActions: ${message}`,
  );
});

it('an action may be called read, where another permission is needed for it', () => {
  expect(declare({ fields, actions: { read: { ...shut, permission: 'update' } } })).not.toThrow();
});
