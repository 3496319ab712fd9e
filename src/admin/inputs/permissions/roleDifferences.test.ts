import { describe, expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { permissionCatalogue } from '../../../core/permissions/catalogue.ts';
import type { Locale } from '../../browser/preferences.ts';
import { actionsInWords } from './actionsInWords.ts';
import { roleDifferences } from './roleDifferences.ts';

const catalogue = permissionCatalogue({ registry, screens: [], calls: [] });
const on = (subject: string, ...actions: string[]) => actions.map((action) => ({ action, subject }));
const differences = (here: ReturnType<typeof on>, there: ReturnType<typeof on>) =>
  roleDifferences({ id: 8, permissions: here }, { id: 9, permissions: there }, catalogue);

describe('two roles', () => {
  it('differ in what one of them has alone', () => {
    const here = [...on('Bank', 'read', 'update'), ...on('Wing', 'read')];
    const there = [...on('Wing', 'read'), ...on('Bank', 'delete', 'update')];
    expect(differences(here, there)).toEqual([{ subject: 'Bank', onlyHere: ['read'], onlyThere: ['delete'] }]);
    expect(differences(here, [...here].reverse())).toEqual([]);
  });

  it('differ, where one has everything, in what the other has not', () => {
    expect(differences(on('Bank', 'full'), on('Bank', 'read'))).toEqual([
      { subject: 'Bank', onlyHere: ['full', 'create', 'update', 'delete'], onlyThere: [] },
    ]);
  });

  it('differ in all that the other has not where one is the super admin’s, whatever is stored', () => {
    const found = roleDifferences({ id: 1, permissions: [] }, { id: 9, permissions: on('Bank', 'full') }, catalogue);
    expect(found.map(({ subject }) => subject)).not.toContain('Bank');
    expect(found.length).toBeGreaterThan(50);
    expect(found.flatMap(({ onlyThere }) => onlyThere)).toEqual([]);
  });
});

it('actions are said by their names, all of them in one word, and “everything” only where it is all', () => {
  const names = { ofAction: (action: string) => action.toUpperCase() };
  const wordsIn =
    (locale: Locale) =>
    (...actions: string[]) =>
      actionsInWords(actions, { known: ['full', 'read', 'update'], names, conventions: { locale } });
  const words = wordsIn('en');
  expect([words('read', 'update'), words('full', 'read', 'update'), words('full', 'update'), words('full')]).toEqual([
    'READ, UPDATE',
    'FULL',
    'UPDATE',
    'FULL',
  ]);
  expect(wordsIn('ar')('read', 'update')).not.toContain(',');
});
