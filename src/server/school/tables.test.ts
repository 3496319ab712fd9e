import type { Kysely } from 'kysely';
import { beforeEach, expect, expectTypeOf, it } from 'vitest';
import { bank } from '../../../schemas/finance/bank.ts';
import { bankAccount } from '../../../schemas/finance/bankAccount.ts';
import { expense } from '../../../schemas/finance/expense.ts';
import { religion } from '../../../schemas/settings/religion.ts';
import { codesOf } from '../../core/fields/field.ts';
import { markDistribution } from '../../../schemas/exams/markDistribution.ts';
import type { Problem } from '../../core/rules/problem.ts';
import { changesAny, defineRules, type Moved, type ProblemsOf, type Writing } from '../services/rules.ts';
import { createManyRelated, createRelated, updateCause, updateRelated } from '../services/resources/write/related.ts';
import type { SchoolTables } from './tables.ts';

// The compiler holds these: there is nothing to expect while they run.
beforeEach(() => expect.setState({ isExpectingAssertions: false }));

it('a table, a column or a value that no declaration knows is a type error in a query', () => {
  const queries = [
    (tables: Kysely<Pick<SchoolTables, 'expenses'>>) =>
      tables.selectFrom('expenses').select('amount').where('status', '=', 1),
    // @ts-expect-error the table is called expenses
    (tables: Kysely<Pick<SchoolTables, 'expenses'>>) => tables.selectFrom('expense'),
    // @ts-expect-error the column is spelt amount
    (tables: Kysely<Pick<SchoolTables, 'expenses'>>) => tables.selectFrom('expenses').select('amuont'),
    // @ts-expect-error there is no such state
    (tables: Kysely<Pick<SchoolTables, 'expenses'>>) => tables.selectFrom('expenses').where('status', '=', 9),
    // @ts-expect-error an amount is a number of minor units
    (tables: Kysely<Pick<SchoolTables, 'expenses'>>) => tables.selectFrom('expenses').where('amount', '>', 'much'),
  ];
  expectTypeOf(queries).items.toBeFunction();
});

it('an action, a field or a state that the entity does not declare is a type error in its rules', () => {
  const rules = [
    () => defineRules(expense, { afterAction: { approve: async ({ record }) => void record.amount } }),
    // @ts-expect-error the action is spelt approve
    () => defineRules(expense, { afterAction: { aprove: async () => undefined } }),
    // @ts-expect-error a religion has no actions
    () => defineRules(religion, { afterAction: { approve: async () => undefined } }),
    // @ts-expect-error nor has a bank, whatever the rule does with it
    () => defineRules(bank, { afterAction: { approve: async ({ record }) => void record.name } }),
    () => defineRules(bank, { afterWrite: async ({ record }) => void record.name }),
    // @ts-expect-error the field is spelt amount
    () => defineRules(expense, { afterWrite: async ({ record }) => void record.amuont }),
    // @ts-expect-error nor is it known by another name where records are answered
    () => defineRules(expense, { afterRead: async ({ records }) => records.filter(({ amuont }) => amuont) }),
    () =>
      defineRules(expense, {
        afterRead: async ({ records }) => records.map((record) => ({ ...record, age: 1 })),
        addedKeys: ['age'],
      }),
    () =>
      defineRules(expense, {
        // @ts-expect-error the added key is spelt age
        afterRead: async ({ records }) => records.map((record) => ({ ...record, age: 1 })),
        addedKeys: ['agee'],
      }),
    // @ts-expect-error the state is spelt approved
    () => codesOf(expense.fields.status).aproved,
  ];
  expectTypeOf(rules).items.toBeFunction();
});

it('what a record has only once it is stored is a type error before it is written', () => {
  const reading = [
    ({ record }: Writing<typeof expense>) => record.amount.length,
    ({ existing }: Writing<typeof expense>) => existing?.creator?.name,
    // @ts-expect-error what a reference names is that of the record before
    ({ record }: Writing<typeof expense>) => record.expense_type.name,
    // @ts-expect-error a new record has no state yet
    ({ record }: Writing<typeof expense>) => record.status.toFixed(),
    // @ts-expect-error nor anybody who made it
    ({ record }: Writing<typeof expense>) => record.created_by.toFixed(),
    // @ts-expect-error a balance is worked out when it is read
    ({ record }: Writing<typeof bankAccount>) => record.balance,
  ];
  expectTypeOf(reading).items.toBeFunction();
});

it('a field that the entity of a follow-up does not have is a type error, wherever its values were written', () => {
  const right = { purpose: 'Chalk', expense_type_id: 1, amount: '5.00' };
  const values = { ...right, ammount: '5.00' };
  const account = { bank_id: 1, name: 'Petty cash', number: '7' };
  const follow = [
    (cause: Moved<typeof expense>) => createRelated({ cause, entity: expense, values: right }),
    // @ts-expect-error it is spelt amount
    (cause: Moved<typeof expense>) => createRelated({ cause, entity: expense, values }),
    // @ts-expect-error in many records as well
    (cause: Moved<typeof expense>) => createManyRelated({ cause, entity: expense, values: [values] }),
    (cause: Moved<typeof expense>) =>
      createRelated({ cause, entity: bankAccount, values: account, fieldsAs: { opening_balance: 'amount' } }),
    (cause: Moved<typeof expense>) =>
      // @ts-expect-error and where its problems are shown
      createRelated({ cause, entity: bankAccount, values: account, fieldsAs: { opening_balanc: 'amount' } }),
    (cause: Moved<typeof expense>) =>
      // @ts-expect-error nor are they shown at a field that the cause does not have
      createRelated({ cause, entity: bankAccount, values: account, fieldsAs: { opening_balance: 'amont' } }),
    (cause: Moved<typeof expense>) =>
      createRelated({ cause, entity: expense, values: right, allows: [{ rule: 'notInFuture', reason: 'planned' }] }),
    (cause: Moved<typeof expense>) =>
      // @ts-expect-error nor is there such a rule to break
      createRelated({ cause, entity: expense, values: right, allows: [{ rule: 'notInFutur', reason: 'planned' }] }),
    (cause: Moved<typeof expense>) =>
      updateRelated({
        cause,
        entity: expense,
        id: 1,
        change: ({ note }) => (note ? { note: null } : undefined),
      }),
    (cause: Moved<typeof expense>) =>
      updateRelated({
        cause,
        entity: expense,
        id: 1,
        // @ts-expect-error nor is it changed, be it beside a right one
        change: () => ({ note: 'x', ammount: '5.00' }),
      }),
    (cause: Moved<typeof expense>) =>
      updateRelated({
        cause,
        entity: expense,
        id: 1,
        // @ts-expect-error nor by what was written elsewhere, and comes later
        change: async ({ note }) => (note ? values : undefined),
      }),
    // @ts-expect-error and in what is added to the cause
    (cause: Moved<typeof expense>) => updateCause(cause, expense, values),
    // @ts-expect-error which is no account
    (cause: Moved<typeof expense>) => updateCause(cause, bankAccount, { name: 'Petty cash' }),
  ];
  expectTypeOf(follow).items.toBeFunction();
});

it('a record that follows without what its entity requires is a type error', () => {
  const right = { purpose: 'Chalk', expense_type_id: 1, amount: '5.00' };
  const follow = [
    // The day has an initial value.
    (cause: Moved<typeof expense>) => createRelated({ cause, entity: expense, values: right }),
    // @ts-expect-error an expense has an amount
    (cause: Moved<typeof expense>) => createRelated({ cause, entity: expense, values: { purpose: 'Chalk' } }),
    // @ts-expect-error in many records as well
    (cause: Moved<typeof expense>) => createManyRelated({ cause, entity: expense, values: [right, {}] }),
  ];
  expectTypeOf(follow).items.toBeFunction();
});

it('problems of a field that the entity does not have are a type error in its rules', () => {
  const problem: readonly Problem[] = [{ key: 'max' }];
  const anyNames: Record<string, readonly Problem[]> = { amont: problem };
  const rules = [
    () => defineRules(expense, { beforeWrite: async () => ({ amount: problem }) }),
    // @ts-expect-error it is spelt amount
    () => defineRules(expense, { beforeWrite: async () => ({ amont: problem }) }),
    // @ts-expect-error a right one beside it changes nothing
    () => defineRules(expense, { beforeWrite: async () => ({ amount: problem, bnk_id: problem }) }),
    () =>
      // @ts-expect-error nor does another answer
      defineRules(expense, {
        beforeWrite: async ({ existing, values }) => {
          if (!existing) return undefined;
          if (values.amount) return { amount: problem };
          return { amont: problem };
        },
      }),
    // @ts-expect-error whose names nobody knows
    () => defineRules(expense, { beforeWrite: async () => anyNames }),
    // @ts-expect-error nor does the answer's type make them known
    (): ProblemsOf<typeof expense> => anyNames,
    // @ts-expect-error it is spelt amount
    (): ProblemsOf<typeof expense> => ({ amont: problem }),
    // @ts-expect-error a problem has a key
    () => defineRules(expense, { beforeWrite: async () => ({ amount: [{ kye: 'max' }] }) }),
    () => defineRules(markDistribution, { beforeWrite: async () => ({ 'components.0.full_mark': problem }) }),
    // @ts-expect-error the row's field is spelt full_mark
    () => defineRules(markDistribution, { beforeWrite: async () => ({ 'components.0.ful_mark': problem }) }),
    // @ts-expect-error which row must be said
    () => defineRules(markDistribution, { beforeWrite: async () => ({ 'components.full_mark': problem }) }),
    ({ values }: Writing<typeof expense>) => changesAny(values, ['amount', 'bank_id']),
    // @ts-expect-error it is spelt amount
    ({ values }: Writing<typeof expense>) => changesAny(values, ['amont', 'bank_id']),
  ];
  expectTypeOf(rules).items.toBeFunction();
});
