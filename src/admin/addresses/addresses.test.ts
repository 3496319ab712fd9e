import { describe, expect, it } from 'vitest';
import { registry } from '../../../schemas/index.ts';
import { eachOf } from '../../../tests/support/eachOf.ts';
import { resourceAtPath, initialPathValues } from '../../core/pathFields.ts';
import { screenAddress, toScreen, toScreenPath } from './addresses.ts';

describe('an address as react-admin writes it', () => {
  it.each([
    ['/class', '/class/classes'],
    ['/class/create', '/class/class/add'],
    ['/class/12', '/class/class/update12'],
    ['/class/12/show', '/class/classes/12/show'],
    ['/student/create', '/student/add'],
    ['/subExpenseType/3', '/sub/expense/3'],
    ['/access-denied', '/not-authorized'],
  ])('%s leads to %s', (logical, path) => {
    expect(toScreenPath(registry, logical)).toBe(path);
  });

  it.each(['/', '/profile', '/bank/account', '/class/class/add', '/unknown/12', '/class/12/history'])(
    '%s stays what it is',
    (path) => {
      expect(toScreenPath(registry, path)).toBe(path);
    },
  );

  it('keeps its query, hash and state', () => {
    expect(toScreen(registry, '/class/create?source=%7B%7D#top')).toBe('/class/class/add?source=%7B%7D#top');
    expect(toScreen(registry, { pathname: '/class', search: '?page=2' })).toEqual({
      pathname: '/class/classes',
      search: '?page=2',
    });
    expect(toScreen(registry, { search: '?page=2' })).toEqual({ search: '?page=2' });
  });
});

describe('a screen', () => {
  const screens = registry.resources.flatMap((resource) =>
    Object.entries(resourceAtPath(resource, initialPathValues(resource)).screens).map(([view, path]) => ({
      name: String(path).replace('{id}', '12'),
      resource,
      view,
    })),
  );

  it.each(eachOf(screens))('%s is not taken for another resource', (path, { resource, view }) => {
    expect(toScreenPath(registry, path)).toBe(
      screenAddress(resource, view as 'list', view === 'edit' || view === 'show' ? 12 : undefined),
    );
  });

  it('that a resource does not have leads to its list', () => {
    expect(screenAddress(registry.get('bankTransaction'), 'edit', 3)).toBe('/bank/transaction');
    expect(screenAddress(registry.get('class'), 'edit')).toBe('/class/classes');
  });
});
