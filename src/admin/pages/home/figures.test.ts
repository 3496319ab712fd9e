import { describe, expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { buildAbility, EVERYTHING } from '../../../core/abilities.ts';
import { figuresOf, shortcutsOf, waitingOf } from './figures.ts';

const offer = (rules: readonly { action: string; subject: string }[]) => ({ ability: buildAbility(rules), registry });

describe('the start page', () => {
  it('counts what is active of what the user may see', () => {
    const figures = figuresOf(
      offer([
        { action: 'read', subject: 'Student' },
        { action: 'create', subject: 'Classes' },
      ]),
    );
    expect(figures.map(({ resource, filter }) => [resource.name, filter])).toEqual([['student', { is_active: 1 }]]);
    expect(decodeURIComponent(figures[0]?.address ?? '')).toBe(
      '/students?displayedFilters={"is_active":true}&filter={"is_active":1}',
    );
  });

  it('counts what waits for those who may decide on it, and for nobody else', () => {
    const read = { action: 'read', subject: 'Expense' };
    expect(waitingOf(offer([read]))).toEqual([]);
    const waiting = waitingOf(offer([read, { action: 'approve', subject: 'Expense' }]));
    expect(waiting).toMatchObject([
      { resource: { name: 'expense' }, filter: { status: 0 }, state: { field: 'status', name: 'pending' } },
    ]);
  });

  it('offers to enter what the user may, daily work first', () => {
    const rules = [
      { action: 'create', subject: 'Religion' },
      { action: 'create', subject: 'Expense' },
      { action: 'read', subject: 'Bank' },
    ];
    expect(shortcutsOf(offer(rules)).map(({ name }) => name)).toEqual(['expense', 'religion']);
    expect(shortcutsOf(offer([EVERYTHING]))).toHaveLength(8);
  });
});
