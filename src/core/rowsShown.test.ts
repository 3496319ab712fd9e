import { describe, expect, it } from 'vitest';
import { plain } from '../../tests/support/plainBank.ts';
import { buildAbility } from './abilities.ts';
import { makersOf, readersOf } from './calls/defineCall.ts';
import { defineResource, reference, text } from './index.ts';
import { rowsShown } from './rowsShown.ts';
import type { Resource } from './resource.ts';

const page = { action: 'my banks', subject: 'Client' };
const fields = { name: text(), branch_id: reference('branch'), client_id: reference('client') };
const ofBranch = { rule: 'clerkOfBranch', by: 'branch_id' } as const;
const ofClient = { rule: 'owner', by: 'client_id', need: page, may: ['create'] } as const;

const open = defineResource({ ...plain, fields }) as Resource;
const shared = defineResource({ ...plain, fields, visibleTo: { rules: ['everybody', ofClient] } }) as Resource;
const kept = defineResource({
  ...plain,
  fields,
  visibleTo: { rules: [ofBranch, ofClient], unless: 'full' },
}) as Resource;

const may = (...needs: { action: string; subject: string }[]) => buildAbility(needs);
const namesOf = (shown: ReturnType<typeof rowsShown>) => (shown === 'all' ? shown : shown.map(({ rule }) => rule));

describe('the rows that are shown', () => {
  it('are all of them where everybody who may read sees them', () => {
    expect(rowsShown(open, may(), 'asReader')).toBe('all');
    expect(rowsShown(shared, may(), 'asReader')).toBe('all');
  });

  it('are those of the rules for a reader, and all for whoever may do what lifts them', () => {
    expect(namesOf(rowsShown(kept, may(), 'asReader'))).toEqual(['clerkOfBranch']);
    expect(rowsShown(kept, may({ action: 'full', subject: 'Bank' }), 'asReader')).toBe('all');
  });

  it('are opened by a permission, beside those of a reader and without them', () => {
    expect(namesOf(rowsShown(kept, may(page), 'asReader'))).toEqual(['clerkOfBranch', 'owner']);
    expect(namesOf(rowsShown(kept, may(page), 'byRules'))).toEqual(['owner']);
    expect(namesOf(rowsShown(shared, may(page), 'byRules'))).toEqual(['owner']);
  });

  it('are none for whoever holds neither', () => {
    expect(rowsShown(shared, may(), 'byRules')).toEqual([]);
    // What lifts the rules of readers gives nobody else anything.
    expect(rowsShown(kept, may({ action: 'full', subject: 'Bank' }), 'byRules')).toEqual([]);
  });

  it('are read, and made, with the permission of the page too', () => {
    expect(readersOf(kept)).toEqual([{ action: 'read', subject: 'Bank' }, page]);
    expect(makersOf(kept)).toEqual([{ action: 'create', subject: 'Bank' }, page]);
    expect([readersOf(open), makersOf(open)]).toEqual([
      { action: 'read', subject: 'Bank' },
      { action: 'create', subject: 'Bank' },
    ]);
  });
});
