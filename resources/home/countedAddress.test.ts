import { describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { buildAbility } from '../../src/core/abilities.ts';
import { countedAddress } from './countedAddress.ts';

const offer = { ability: buildAbility([{ action: 'read', subject: 'Expense' }]), registry };

describe('where a figure leads', () => {
  it('is the list with the filter set and on show', () => {
    const address = countedAddress({ resource: 'expense', filter: { status: 0 } }, offer) ?? '';
    const { pathname, searchParams } = new URL(address, 'http://school');
    expect([pathname, searchParams.get('filter'), searchParams.get('displayedFilters')]).toEqual([
      '/expense',
      '{"status":0}',
      '{"status":true}',
    ]);
  });

  it('is the bare list when everything was counted', () => {
    expect(countedAddress({ resource: 'expense', filter: {} }, offer)).toBe('/expense');
  });

  it('is nowhere for whoever may not open the list', () => {
    expect(countedAddress({ resource: 'student', filter: {} }, offer)).toBeUndefined();
  });
});
