import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildPath, matchPath, pathParameters } from '../src/core/paths.ts';
import { callsOf } from '../src/core/calls/resourceCalls.ts';
import { narrowingOf } from '../src/core/narrowing.ts';
import { isEntered } from '../src/core/resource.ts';
import { eachOf } from '../tests/support/eachOf.ts';
import { sectionsOfWings } from './calls.ts';
import { registry } from './index.ts';

const sourceOf = ({ area, name }: { area: string; name: string }) => readFileSync(`schemas/${area}/${name}.ts`, 'utf8');

describe.each(eachOf(registry.resources))('%s', (_, resource) => {
  it('stands in a file of its own in the folder of its area', () => {
    // Users and roles are declared by the engine; the school says where they are.
    const declaration = new RegExp(`name: '${resource.name}'|\\.\\.\\.${resource.name}Declaration\\b`);
    expect(sourceOf(resource)).toMatch(declaration);
  });

  it('has calls whose addresses match back to what they were built from', () => {
    for (const { path } of callsOf(resource)) {
      const parameters = Object.fromEntries(pathParameters(path).map((name) => [name, '12']));
      expect(matchPath(path, buildPath(path, parameters))).toEqual(parameters);
    }
  });

  it('has screens whose addresses match back, and only their own', () => {
    for (const screen of Object.values(resource.screens)) {
      const parameters = Object.fromEntries(pathParameters(screen).map((name) => [name, '12']));
      const address = buildPath(screen, parameters);
      const matching = registry.resources
        .flatMap(({ screens }) => Object.values(screens))
        .filter((each) => matchPath(each, address));
      expect(matching).toEqual([screen]);
    }
  });
});

/** What a reference asks of its target, and may change there by a rule of the target's own. */
const MOVES_BY_RULES = ['user.role_id'];

it('keeps what a reference asks of its target as long as something refers to it', () => {
  const asked = registry.resources.flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) => {
      if (field.kind !== 'reference') return [];
      const { through, pairs } = narrowingOf(field);
      const narrowing = through === undefined ? pairs.map(([theirs]) => theirs) : [];
      return [...narrowing, ...Object.keys(field.only ?? {})].map((name) => ({ target: field.target, name }));
    }),
  );
  const changing = asked.filter(({ target, name }) => {
    const { fields, editableWhen } = registry.get(target);
    const field = fields[name];
    if (!field || !isEntered(field) || field.writeOnce || field.fixedWhileUsed) return false;
    return Object.keys(editableWhen ?? {}).length === 0;
  });
  const names = changing.map(({ target, name }) => `${target}.${name}`);
  expect([...new Set(names)].sort()).toEqual(MOVES_BY_RULES);
});

it('has every screen of the specification that belongs to its entities, to the letter', () => {
  const screens = new Set(registry.resources.flatMap((resource) => Object.values(resource.screens)));
  for (const path of [
    '/institute',
    '/religion',
    '/version',
    '/shift',
    '/student/group',
    '/wing',
    '/section',
    '/academic/year',
    '/class/classes',
    '/class/class/add',
    '/class/class/update{id}',
    '/class/wing/section',
    '/class/wing/section/add',
    '/expense/type',
    '/sub/expense',
    '/expense',
    '/bank',
    '/bank/account',
    '/students',
    '/student/add',
    '/student/parents',
    '/role/and/permission',
    '/user/and/permission',
  ]) {
    expect(screens, path).toContain(path);
  }
});

it('answers the calls of the specification that belong to its entities, to the letter', () => {
  const calls = new Set(registry.resources.flatMap((resource) => callsOf(resource).map(({ path }) => path)));
  for (const path of [
    '/get/all/version',
    '/get/all/shift',
    '/get/all/student/group',
    '/get/all/wing',
    '/get/all/academic/year',
    '/get/active/academic/year',
    '/get/all/religion',
    '/get/active/religion',
    '/get/all/section',
    '/get/all/classes',
    '/get/expense/types',
    '/active/expense/types',
    '/get/sub/expense/types',
    '/active/sub/expense/types',
    '/get/expenses',
    '/get/banks',
    '/active/banks',
    '/get/bank/accounts',
    '/active/bank/accounts',
    '/get/all/students',
    '/get/all/student_parents',
    '/get/all/roles',
    '/get/institute/information',
  ]) {
    expect(calls, path).toContain(path);
  }
});

it('names the call for the sections of wings as it is served', () => {
  const { named } = registry.get('wingSection').endpoints;
  expect(`POST ${named?.path}`).toBe(`${sectionsOfWings.method} ${sectionsOfWings.path}`);
  expect(Object.keys(sectionsOfWings.input ?? {})).toEqual([named?.as]);
});
