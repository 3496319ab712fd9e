import { describe, expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { permissionCatalogue } from '../../../core/permissions/catalogue.ts';
import { changesOf, countInColumn, inStoredOrder, ticked, tickedColumn } from './permissionRows.ts';
import { permissionsIn } from './storedPermissions.ts';

const catalogue = permissionCatalogue({ registry, screens: [], calls: [] });
const canGive = () => true;
const on = (subject: string, ...actions: string[]) => actions.map((action) => ({ action, subject }));
const tick = (rows: ReturnType<typeof on>, subject: string, action: string | undefined, isOn: boolean) =>
  ticked({ rows, stored: rows, catalogue, canGive }, { subject, action, isOn });

describe('a tick in the table of permissions', () => {
  it('adds and removes one permission', () => {
    expect(tick(on('Bank', 'read'), 'Bank', 'update', true)).toEqual(on('Bank', 'read', 'update'));
    expect(tick(on('Bank', 'read', 'update'), 'Bank', 'read', false)).toEqual(on('Bank', 'update'));
  });

  it('on everything takes the place of the single ones, and leaves nothing when it goes', () => {
    const rows = [...on('Bank', 'read', 'update'), ...on('Wing', 'read')];
    expect(tick(rows, 'Bank', 'full', true)).toEqual([...on('Wing', 'read'), ...on('Bank', 'full')]);
    expect(tick(on('Bank', 'full'), 'Bank', 'full', false)).toEqual([]);
  });

  it('that takes one from everything leaves the others, spelled out', () => {
    expect(tick(on('Bank', 'full'), 'Bank', 'delete', false)).toEqual(on('Bank', 'read', 'create', 'update'));
  });

  it('on a whole row adds each of its actions, without what only everything allows', () => {
    expect(tick(on('Bank', 'update'), 'Bank', undefined, true)).toEqual(
      on('Bank', 'update', 'read', 'create', 'delete'),
    );
    expect(tick(on('Bank', 'full'), 'Bank', undefined, false)).toEqual([]);
  });

  it('leaves what is stored and asked for by nothing', () => {
    const rows = [...on('Bank', 'polish', 'read')];
    expect(tick(rows, 'Bank', undefined, false)).toEqual(on('Bank', 'polish'));
  });

  it('back and forth leaves everything where it was', () => {
    const stored = [...on('Bank', 'read'), ...on('Wing', 'read')];
    const without = ticked(
      { rows: stored, stored, catalogue, canGive },
      { subject: 'Bank', action: 'read', isOn: false },
    );
    expect(
      ticked({ rows: without, stored, catalogue, canGive }, { subject: 'Bank', action: 'read', isOn: true }),
    ).toEqual(stored);
  });
});

describe('a tick of a column', () => {
  const subjects = ['Bank', 'Wing', 'Institute'];
  const column = (rows: ReturnType<typeof on>, action: string, isOn: boolean) =>
    tickedColumn({ rows, stored: rows, catalogue, canGive }, { subjects, action, isOn });
  const count = (rows: ReturnType<typeof on>, action: string) =>
    countInColumn({ rows, catalogue, canGive, subjects, action });

  it('gives one action in every row, and leaves the rows that are not shown and what is given already', () => {
    const rows = [...on('Bank', 'read'), ...on('Wing', 'full'), ...on('Religion', 'update')];
    expect(column(rows, 'update', true)).toEqual([...rows, ...on('Bank', 'update'), ...on('Institute', 'update')]);
  });

  it('takes it from every row, where everything was allowed leaving the others', () => {
    const rows = [...on('Bank', 'read', 'update'), ...on('Wing', 'full'), ...on('Religion', 'read')];
    expect(column(rows, 'read', false)).toEqual([
      ...on('Bank', 'update'),
      ...on('Religion', 'read'),
      ...on('Wing', 'create', 'update', 'delete'),
    ]);
  });

  it('passes over what has no such action', () => {
    expect(catalogue.has({ action: 'delete', subject: 'Institute' })).toBe(false);
    expect(column([], 'delete', true)).toEqual([...on('Bank', 'delete'), ...on('Wing', 'delete')]);
  });

  it('stands at none, some or all of the rows that have the action', () => {
    expect(count([], 'delete')).toEqual({ all: 2, on: 0, addable: 2 });
    expect(count(on('Bank', 'full'), 'delete')).toEqual({ all: 2, on: 1, addable: 1 });
    expect(count([...on('Bank', 'full'), ...on('Wing', 'delete')], 'delete')).toEqual({ all: 2, on: 2, addable: 0 });
  });
});

it('changes are what is added and what is removed', () => {
  const stored = on('Bank', 'read', 'update');
  const rows = on('Bank', 'read', 'delete');
  expect(changesOf(rows, stored)).toEqual({ added: on('Bank', 'delete'), removed: on('Bank', 'update') });
  expect(changesOf(inStoredOrder([...stored].reverse(), stored), stored)).toEqual({ added: [], removed: [] });
});

it('whatever is no permission is left out', () => {
  expect(permissionsIn([{ action: 'read', subject: 'Bank' }, { action: 'read' }, null])).toEqual(on('Bank', 'read'));
  expect(permissionsIn(null)).toEqual([]);
});
