import { expect, it } from 'vitest';
import { plain } from '../../tests/support/plainBank.ts';
import { children, defineResource, text } from './index.ts';
import type { ResourceDeclaration } from './resource.ts';

const declare = (more: object) => () => defineResource({ ...plain, ...more } as ResourceDeclaration);

it.each<[object, string]>([
  [{ endpoints: { list: '/banks?all' } }, 'endpoints.list: "/banks?all" is not a method and a path'],
  [{ endpoints: { list: '/banks/' } }, 'endpoints.list: "/banks/" is not a method and a path'],
  [{ endpoints: { list: '/a//b' } }, 'endpoints.list: "/a//b" is not a method and a path'],
  [{ endpoints: { create: 'POST /banks/*' } }, 'endpoints.create: "POST /banks/*" is not a method and a path'],
  [{ endpoints: { update: '/banks/:id' } }, 'endpoints.update: "/banks/:id" is not a method and a path'],
  [
    { endpoints: { named: { path: 'old', by: 'name', as: 'names' } } },
    'endpoints.named.path: "POST old" is not a method and a path',
  ],
  [{ endpoints: { variants: { old: { path: 'old' } } } }, 'endpoints.variants.old.path: "old" is not a path'],
  [{ endpoints: { variants: { old: { path: 'GET /old' } } } }, 'endpoints.variants.old.path: "GET /old" is not a path'],
  [
    { endpoints: { variants: { old: { path: '/old/{id}' } } } },
    'endpoints.variants.old.path: "/old/{id}" names {id}, and not a list',
  ],
  [
    { endpoints: { variants: { 'Bad Name': { path: '/old' } } } },
    'endpoints.variants.Bad Name: "Bad Name" is not camelCase',
  ],
  [{ endpoints: { update: 'GET /banks/{id}' } }, 'endpoints.update: "GET /banks/{id}" writes, and so is not GET'],
  [{ endpoints: { list: '/api/banks' } }, 'endpoints.list: "/api/banks" says /api, which stands before every call'],
  [{ screens: { edit: '/bank/{ID}' } }, 'screens.edit: "/bank/{ID}" is not a screen\'s path'],
  [
    { toggle: true, endpoints: { active: '/a', variants: { active: { path: '/b' } } } },
    'endpoints.variants.active: is the list of active records',
  ],
  [{ endpoints: { toggle: '/banks/{id}/on' } }, 'endpoints.toggle: needs toggle: true'],
  [{ readOnly: true, endpoints: { create: '/new/bank' } }, 'endpoints.create: is of no use'],
  [{ undeletable: true, endpoints: { remove: '/bank/{id}' } }, 'endpoints.remove: is of no use'],
  [{ singleton: true, screens: { create: '/bank/new' } }, 'screens.create: is of no use'],
  [{ screens: { edit: '/bank/edit' } }, 'screens.edit: "/bank/edit" names no record, and not {id}'],
  [{ screens: { create: '/bank/new{id}' } }, 'screens.create: "/bank/new{id}" names {id}, and not a new one'],
  [
    { fields: { name: text(), rows: children({ a: text() }, { list: 'POST /rows' }) } },
    'fields.rows.list: "POST /rows" is not a path',
  ],
])('an address that leads nowhere is refused: %j', (more, message) => {
  expect(declare(more)).toThrow(`schemas/finance/bank.ts: ${message}`);
});

it.each<[object, string]>([
  [{ plural: 'Bad Name; drop' }, 'plural: "Bad Name; drop" is not camelCase'],
  [{ plural: 'bank_list' }, 'plural: "bank_list" is not camelCase'],
  [{ plural: '' }, 'plural: "" is not camelCase'],
])('a plural that is no name is refused, as the table has it: %j', (more, message) => {
  expect(declare(more)).toThrow(`schemas/finance/bank.ts: ${message}`);
});

it.each(['constructor', 'toString', 'valueOf'])('an entity is not named as what every object has: %s', (name) => {
  expect(declare({ name })).toThrow(`schemas/finance/${name}.ts: name: "${name}" is what every object has by itself`);
});

it.each([null, undefined, 'bank', []])('a declaration that is none is refused as one: %j', (declaration) => {
  expect(() => defineResource(declaration as never)).toThrow('An entity: the declaration: is not an object');
});
