import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildPath, matchPath, pathParameters } from '../src/core/paths.ts';
import { callsOf } from '../src/core/calls.ts';
import { registry } from './index.ts';

const LOOKUP_LINES = 20;
const sourceOf = ({ area, name }: { area: string; name: string }) => readFileSync(`schemas/${area}/${name}.ts`, 'utf8');

describe.each(registry.resources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  it('stands in a file of its own in the folder of its area', () => {
    expect(sourceOf(resource)).toContain(`name: '${resource.name}'`);
  });

  it('has calls whose addresses match back to what they were built from', () => {
    for (const { endpoint } of callsOf(resource)) {
      const parameters = Object.fromEntries(pathParameters(endpoint.path).map((name) => [name, '12']));
      expect(matchPath(endpoint.path, buildPath(endpoint.path, parameters))).toEqual(parameters);
    }
  });

  it('has screens whose addresses match back, and only their own', () => {
    for (const screen of Object.values(resource.screens)) {
      const parameters = Object.fromEntries(pathParameters(screen).map((name) => [name, '12']));
      const address = buildPath(screen, parameters);
      const matching = registry.resources.flatMap(({ screens }) => Object.values(screens)).filter((each) => matchPath(each, address));
      expect(matching).toEqual([screen]);
    }
  });

  it('keeps within a screenful when it is a plain lookup', () => {
    const isLookup = Object.keys(resource.fields).join() === 'name';
    const lines = sourceOf(resource).split('\n').filter((line) => line.trim() !== '');
    if (isLookup) expect(lines.length).toBeLessThanOrEqual(LOOKUP_LINES);
    expect(lines.length).toBeLessThanOrEqual(150);
  });
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
  const calls = new Set(registry.resources.flatMap((resource) => callsOf(resource).map(({ endpoint }) => endpoint.path)));
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
