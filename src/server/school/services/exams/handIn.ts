import { markSheet } from '../../../../../schemas/teaching/markSheet.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { createRelated, updateRelated } from '../../../services/resources/write/related.ts';
import type { Store } from '../../../services/store.ts';
import { inTransaction } from '../../../services/resources/write/transaction.ts';
import { refuseInSchool } from '../../refusals.ts';
import { tablesOf } from '../../tables.ts';
import { lockSheet } from './lockSheet.ts';
import { readMarkPlace } from './readCells.ts';
import { factsFor } from './saveMarks.ts';
import { type MarkPlace, type SheetFacts, sheetFacts, type SheetTables } from './sheetFacts.ts';
import { refuseLocked } from './sheetLock.ts';
import { marksOnSheet, type SheetMarkTables } from './sheetMarks.ts';
import { sheetStudents, type SheetStudentTables } from './sheetStudents.ts';

interface Moving {
  readonly context: Context;
  readonly caller: Caller;
  readonly input: Readonly<Record<string, unknown>>;
}

const STATES = codesOf(markSheet.fields.status);

/** Hands a sheet in on which no mark is missing. */
export function handInMarks(moving: Moving): Promise<SheetFacts> {
  return move(moving, async ({ store, caller, place, facts }) => {
    refuseLocked(store.context, facts);
    const missing = await countMissing(store, place, facts);
    if (missing > 0) throw refuseInSchool.marksMissing({ smart_count: missing });
    const values = {
      status: STATES.handed_in,
      handed_in_at: new Date().toISOString(),
      handed_in_by_id: caller.userId,
    };
    const common = { cause: { store, caller }, entity: markSheet, action: 'hand_in' } as const;
    if (facts.sheet_id === null) await createRelated({ ...common, values: { ...place, ...values } });
    else await updateRelated({ ...common, id: facts.sheet_id, change: () => values });
  });
}

/** Opens a sheet again that was handed in, be it outside of the days in which marks are entered. */
export function reopenMarks(moving: Moving): Promise<SheetFacts> {
  return move(moving, async ({ store, caller, facts }) => {
    if (facts.sheet_id === null || facts.handed_in_at === null) throw refuseInSchool.marksNotHandedIn();
    refuseLocked(store.context, facts, ['handed_in', 'not_open_yet', 'closed', 'no_distribution']);
    await updateRelated({
      cause: { store, caller },
      entity: markSheet,
      action: 'reopen',
      id: facts.sheet_id,
      change: () => ({ status: STATES.open, handed_in_at: null, handed_in_by_id: null }),
    });
  });
}

interface Move {
  readonly store: Store;
  readonly caller: Caller;
  readonly place: MarkPlace;
  readonly facts: SheetFacts;
}

function move({ context, caller, input }: Moving, work: (move: Move) => Promise<void>): Promise<SheetFacts> {
  const place = readMarkPlace(context, input);
  const resource = context.registry.get(markSheet.name);
  return inTransaction({ context, resource }, async (store) => {
    await lockSheet(store, place);
    const facts = await factsFor(store, caller, place);
    await work({ store, caller, place, facts });
    return (await sheetFacts(tablesOf<keyof SheetTables>(store), place, caller)) ?? facts;
  });
}

// Whoever need not have marks owes the rest of them as soon as there is one.
async function countMissing(store: Store, place: MarkPlace, { components }: SheetFacts): Promise<number> {
  const students = await sheetStudents(tablesOf<keyof SheetStudentTables>(store), place);
  const ids = students.map(({ id }) => id);
  const marks = await marksOnSheet(tablesOf<keyof SheetMarkTables>(store), place, ids);
  const names = new Set(components.map(({ name }) => name.toLowerCase()));
  const entered = new Map<number, number>();
  for (const { student_id, component, mark, is_absent } of marks)
    if ((mark !== null || is_absent === 1) && names.has(component.toLowerCase()))
      entered.set(student_id, (entered.get(student_id) ?? 0) + 1);
  return students.reduce((sum, { id, is_optional }) => {
    const count = entered.get(id) ?? 0;
    return is_optional === 1 && count === 0 ? sum : sum + components.length - count;
  }, 0);
}
