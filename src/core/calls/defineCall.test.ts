import { describe, expect, expectTypeOf, it } from 'vitest';
import { integer, text } from '../fields/builders.ts';
import {
  type Answered,
  defineCall,
  type InputFor,
  type InputOf,
  type ParametersOf,
  type QueryOf,
} from './defineCall.ts';
import { list, nullable, object, optional } from './shapes.ts';

const lend = defineCall({
  call: 'POST /titles/{id}/lend/{shelf}',
  who: { action: 'update', subject: 'Title' },
  id: 'lend',
  tag: 'Title',
  summary: 'Lend a title',
  input: { member: text({ required: true }), days: integer() },
  query: { copy: integer() },
  answer: object({ due: nullable(text()), fines: list(integer()), note: optional(text()) }),
});

const renew = defineCall({
  call: 'PUT /members/{id}',
  who: { action: 'update', subject: 'Member' },
  id: 'renew',
  tag: 'Member',
  summary: 'Change a member',
  input: { name: text({ required: true }), shelf: text() },
  rawInput: true,
  answer: object({}),
});

describe('a declared call', () => {
  it('has its method and its path', () => {
    expect(lend).toMatchObject({ method: 'POST', path: '/titles/{id}/lend/{shelf}' });
  });

  it('knows what it takes and what it answers', () => {
    expectTypeOf<InputOf<typeof lend>>().toEqualTypeOf<{ readonly member: string; readonly days: number | null }>();
    expectTypeOf<{ readonly member: string }>().toExtend<InputFor<typeof lend>>();
    expectTypeOf<{ readonly days: number }>().not.toExtend<InputFor<typeof lend>>();
    expectTypeOf<QueryOf<typeof lend>>().toEqualTypeOf<{ readonly copy: number | null }>();
    expectTypeOf<ParametersOf<typeof lend>>().toEqualTypeOf<{ readonly id: number; readonly shelf: string }>();
    const answer: Answered<typeof lend> = { due: null, fines: [1] };
    expect(answer).not.toHaveProperty('note');
  });

  it('that changes a record field by field takes what changes, and the version that was read', () => {
    expect(renew.method).toBe('PUT');
    expectTypeOf<{ readonly shelf: null; readonly row_version: number }>().toExtend<InputFor<typeof renew>>();
    expectTypeOf<{ readonly shelf: number }>().not.toExtend<InputFor<typeof renew>>();
  });

  it('says who may make it', () => {
    const { who: _, ...silent } = lend;
    // @ts-expect-error A call that says nothing of who may make it is none.
    expect(defineCall(silent)).not.toHaveProperty('who');
  });
});
