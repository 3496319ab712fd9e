import { describe, expect, it } from 'vitest';
import { createScreenAt, needOf, pageKeyOf, type Screen } from './screens.ts';
import { campus } from '../../../resources/campus.ts';

const screenAt = createScreenAt(campus);

describe('the screen at an address', () => {
  it.each([
    ['/religion', 'list', undefined],
    ['/religion/', 'list', undefined],
    ['/religion/create', 'create', undefined],
    ['/religion/12', 'edit', 12],
    ['/religion/12/show', 'show', 12],
    ['/class/class/add', 'create', undefined],
    ['/class/class/update12', 'edit', 12],
    ['/institute', 'singleton', undefined],
  ])('%s is a %s', (path, view, id) => {
    expect(screenAt(path)).toMatchObject({ kind: 'resource', view, ...(id && { id }) });
  });

  it.each([
    ['/', 'home'],
    ['/profile', 'profile'],
    ['/error-404', 'notFound'],
    ['/not-authorized', 'notAuthorized'],
    ['/blank', 'blank'],
  ])('%s is our own page %s', (path, page) => {
    expect(screenAt(path)).toEqual({ kind: 'own', page });
  });

  it.each([
    '/religion/x',
    '/religion/12/edit',
    '/class/class/update',
    '/class/class/updatex',
    '/institute/1',
    '/bank/transaction/create',
    '/nowhere',
  ])('%s is none', (path) => {
    expect(screenAt(path)).toBeUndefined();
  });
});

describe('the permission of a screen', () => {
  it.each([
    ['/class/classes', 'read', 'Classes'],
    ['/class/class/add', 'create', 'Classes'],
    ['/class/class/update1', 'update', 'Classes'],
    ['/class/wing/section', 'read', 'Wings Vs. Section'],
    ['/class/wing/section/add', 'create', 'Map Section'],
    ['/', 'read', 'Dashboard'],
    ['/profile', 'full', 'Auth'],
  ])('%s is %s on %s', (path, action, subject) => {
    expect(needOf(screenAt(path) as Screen)).toMatchObject({ action, subject });
  });

  it.each(['/error-404', '/not-authorized', '/blank'])('%s needs none', (path) => {
    expect(needOf(screenAt(path) as Screen)).toBeUndefined();
  });
});

describe('a form in a dialog', () => {
  it('belongs to the page of its list; a form on a page of its own does not', () => {
    const key = (path: string) => pageKeyOf(screenAt(path) as Screen);
    expect(campus.registry.get('religion').form.size).toBe('dialog');
    expect([key('/religion/12'), key('/religion/create')]).toEqual([key('/religion'), key('/religion')]);
    expect(key('/class/class/update1')).not.toBe(key('/class/classes'));
    expect(key('/class/class/update1')).not.toBe(key('/class/class/update2'));
  });
});
