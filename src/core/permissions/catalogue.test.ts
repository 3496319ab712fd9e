import { describe, expect, it } from 'vitest';
import { library } from '../../../tests/support/library.ts';
import { defineCall } from '../calls/defineCall.ts';
import { flag } from '../calls/shapes.ts';
import { permissionCatalogue } from './catalogue.ts';

const stocktaking = defineCall({
  call: 'POST /stocktaking',
  who: { action: 'count', subject: 'Stock' },
  id: 'stocktaking',
  tag: 'Stock',
  summary: 'Count the stock',
  answer: flag(),
});

const shelves = {
  action: 'arrange',
  subject: 'Shelves',
  label: 'screenNames.shelves',
  menu: { area: 'stock', icon: 'MenuBook' },
} as const;
const catalogue = permissionCatalogue({ registry: library, screens: [shelves], calls: [stocktaking] });
const subject = (name: string) => catalogue.subjects.find((each) => each.subject === name);

describe('the catalogue of permissions', () => {
  it('has what the calls of every entity ask for, `full` and the usual actions first', () => {
    for (const { permission } of library.resources) {
      expect(subject(permission)?.actions.slice(0, 2), permission).toEqual(['full', 'read']);
    }
  });

  it('has no action that nothing asks for', () => {
    expect(catalogue.has({ action: 'lend', subject: 'Loan' })).toBe(false);
    expect(catalogue.has({ action: 'read', subject: 'Nowhere' })).toBe(false);
    expect(catalogue.actionsOn('Nowhere')).toEqual([]);
  });

  it('has what screens and calls ask for beyond the entities', () => {
    expect(subject('Shelves')).toEqual({
      subject: 'Shelves',
      area: 'stock',
      resource: undefined,
      actions: ['arrange'],
      opens: ['screenNames.shelves'],
    });
    expect(subject('Stock')).toEqual({
      subject: 'Stock',
      area: undefined,
      resource: undefined,
      actions: ['count'],
      opens: [],
    });
  });

  it('names a subject after the entity that has it to itself', () => {
    expect(subject('Permission')).toMatchObject({ resource: undefined, area: 'access' });
    const alone = catalogue.subjects.filter(({ resource }) => resource !== undefined);
    expect(alone.length).toBeGreaterThan(0);
    for (const { subject: name, resource } of alone) expect(library.get(resource ?? '').permission).toBe(name);
  });

  it('says what a subject opens, where that is not the entity that it is called after', () => {
    expect(subject('Permission')?.opens).toEqual(
      expect.arrayContaining(['resources.user.name', 'resources.role.name']),
    );
    for (const { opens, resource } of catalogue.subjects)
      expect(resource === undefined || opens.length === 0).toBe(true);
  });

  it('is in the order of the areas', () => {
    const places = catalogue.subjects.map(({ area }) => library.areas.indexOf(area ?? ''));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});
