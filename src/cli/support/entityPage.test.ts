import { describe, expect, it } from 'vitest';
import { registry } from '../../../schemas/index.ts';
import { callsOf } from '../../core/calls/resourceCalls.ts';
import { eachOf } from '../../../tests/support/eachOf.ts';
import { englishWords } from './englishWords.ts';
import { entityIndex, entityPage } from './entityPage.ts';

describe.each(eachOf(registry.resources))('the page about %s', (_, resource) => {
  const page = entityPage({ resource, registry, words: englishWords });

  it('has a row for every field, with a label and never a key in its place', () => {
    for (const name of Object.keys(resource.fields)) expect(page).toContain(`| \`${name}\` | `);
    expect(page).not.toMatch(/resources\.\w+\./);
    expect(page).not.toContain('undefined');
  });

  it('names every call and every action', () => {
    for (const { method, path } of callsOf(resource)) expect(page).toContain(`\`${method} /api${path}\``);
    const actions =
      page
        .match(/## Actions\n\n\|.*\n\|.*\n((?:\|.*\n)*)/)?.[1]
        ?.trim()
        .split('\n') ?? [];
    expect(actions).toHaveLength(Object.keys(resource.actions).length);
  });
});

describe('the list of all entities', () => {
  it('links to every page', () => {
    const index = entityIndex({ registry, words: englishWords });
    for (const { collection } of registry.resources) expect(index).toContain(`(${collection}.md)`);
  });
});

it.each([
  ['expense', '`status` is `pending`'],
  ['employeeSalary', '`status` is `approved`'],
])('calls options by their names in the conditions of %s', (name, condition) => {
  expect(entityPage({ resource: registry.get(name), registry, words: englishWords })).toContain(condition);
});

it('says in words what an expense may and may not', () => {
  const page = entityPage({ resource: registry.get('expense'), registry, words: englishWords });
  expect(page).toContain('| `amount` | Amount | money | required; min `0.01` |');
  expect(page).toContain('only `is_active` is `1`');
  expect(page).toMatch(
    /\| Approve \| Pending \| Approved \| approve on Expense \| asks first; not by who entered it \|/,
  );
});
