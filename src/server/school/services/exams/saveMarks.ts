import { markPlace } from '../../../../../schemas/exams/markCalls.ts';
import { uploadedMark } from '../../../../../schemas/teaching/uploadedMark.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { isAllowed } from '../../../policies/require.ts';
import { presentRecord } from '../../../presenters/presentRecord.ts';
import type { Store } from '../../../services/store.ts';
import { inTransaction } from '../../../services/resources/write/transaction.ts';
import { writeSheet } from '../../../services/resources/write/writeSheet.ts';
import type { RecordOf } from '../../../../core/infer.ts';
import { refuseInSchool } from '../../refusals.ts';
import { tablesOf } from '../../tables.ts';
import { refuseGone } from '../../../services/resources/refuseGone.ts';
import { lockForMarks } from './lockSheet.ts';
import { type Cell, readCells, readMarkPlace, readRows, studentsIn } from './readCells.ts';
import { type MarkPlace, type SheetFacts, sheetFacts, type SheetTables } from './sheetFacts.ts';
import { openToNewcomers, refuseLocked } from './sheetLock.ts';
import { enteredFor, marksOnSheet, type SheetMark, type SheetMarkTables } from './sheetMarks.ts';

type Mark = RecordOf<typeof uploadedMark>;

interface StoredMark {
  readonly mark: Mark;
  /** False where it was entered in another class, or for other full marks: nobody sees it here, and a new one takes its place. */
  readonly counts: boolean;
}

interface Saving {
  readonly context: Context;
  readonly caller: Caller;
  readonly input: Readonly<Record<string, unknown>>;
}

interface SavedMarks {
  readonly saved: number;
  /** As they are now; a mark that was never there and is taken back is none. */
  readonly marks: readonly SheetMark[];
}

/** Enters, changes and takes back marks of a sheet, all or none, and answers them as they are now. */
export async function saveMarks({ context, caller, input }: Saving): Promise<SavedMarks> {
  const place = readMarkPlace(context, input, ['marks']);
  const rows = readRows(input);
  const named = studentsIn(rows);
  const resource = context.registry.get(uploadedMark.name);
  return inTransaction({ context, resource }, async (store) => {
    await lockForMarks(store, place, named);
    const facts = await factsFor(store, caller, place, named);
    // Somebody came after the results were published: the others are refused at their place.
    const hasNewcomer = [...facts.students].some((id) => !facts.published.has(id));
    const isOpen = hasNewcomer && isAllowed(caller, resource, 'full');
    refuseLocked(context, facts, isOpen ? openToNewcomers(facts) : []);
    const cells = readCells(rows, facts);
    const stored = facts.has_marks ? await storedMarks(store, place, cells) : new Map<string, StoredMark>();
    await refuseChanged(store, { place, cells, stored });
    const reserved = facts.next_id === null ? undefined : { id: facts.next_id, at: facts.now };
    const written = await writeSheet({ store, caller, reserved, ...changesOf({ place, cells, stored, facts }) });
    return { saved: cells.length, marks: answerOf(caller, cells, [...countedOf(stored), ...(written as Mark[])]) };
  });
}

/** What marks of a sheet are entered by, for whoever it is assigned to and for those who enter the marks of all. */
export async function factsFor(
  store: Store,
  caller: Caller,
  place: MarkPlace,
  students: readonly number[] = [],
): Promise<SheetFacts> {
  const facts = await sheetFacts(tablesOf<keyof SheetTables>(store), place, caller, students);
  // A place that is there has students and components: only else is it asked for.
  if (!facts?.students.size || facts.components.length === 0) await refuseGone(store, markPlace, place);
  const isTheirs = facts?.is_assigned || isAllowed(caller, store.registry.get(uploadedMark.name), 'full');
  if (!isTheirs) throw refuseInSchool.marksNotAssigned();
  if (!facts) throw refuse.invalid({ exam_type_id: [{ key: 'gone' }] });
  return facts;
}

/** The marks that are there, by student and component, locked. What they refer to is not asked for: nobody is answered with it. */
async function storedMarks(store: Store, place: MarkPlace, cells: readonly Cell[]): Promise<Map<string, StoredMark>> {
  const rows = await tablesOf<'uploaded_marks'>(store)
    .selectFrom('uploaded_marks as m')
    .selectAll()
    .select(enteredFor(place).as('counts'))
    .where('student_id', 'in', [...new Set(cells.map(({ student_id }) => student_id))])
    .where('academic_year_id', '=', place.academic_year_id)
    .where('exam_type_id', '=', place.exam_type_id)
    .where('subject_id', '=', place.subject_id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(
    rows.map(({ counts, ...row }) => {
      const mark = presentRecord(store.resource, row) as Mark;
      return [keyOf(mark), { mark, counts: Boolean(counts) }];
    }),
  );
}

function keyOf({ student_id, component }: Pick<Cell, 'student_id' | 'component'>): string {
  return `${student_id} ${component.toLowerCase()}`;
}

interface MarkComparison {
  readonly place: MarkPlace;
  readonly cells: readonly Cell[];
  readonly stored: ReadonlyMap<string, StoredMark>;
}

/** Refuses marks that somebody else has changed since they were seen. Whoever wants what is there already changes nothing. */
async function refuseChanged(store: Store, { place, cells, stored }: MarkComparison): Promise<void> {
  const changed = cells.filter((cell) => {
    const before = countedMark(stored, cell);
    return cell.seen !== undefined && cell.seen !== (before?.row_version ?? null) && !isSame(cell, before);
  });
  if (changed.length === 0) return;
  const students = changed.map(({ student_id }) => student_id);
  const now = await marksOnSheet(tablesOf<keyof SheetMarkTables>(store), place, students);
  const keys = new Set(changed.map(keyOf));
  throw refuseInSchool.marksChanged(now.filter((mark) => keys.has(keyOf(mark))));
}

function countedMark(stored: ReadonlyMap<string, StoredMark>, cell: Cell): Mark | undefined {
  const found = stored.get(keyOf(cell));
  return found?.counts ? found.mark : undefined;
}

function countedOf(stored: ReadonlyMap<string, StoredMark>): Mark[] {
  return [...stored.values()].flatMap(({ mark, counts }) => (counts ? [mark] : []));
}

function isSame({ mark, is_absent }: Cell, before: Mark | undefined): boolean {
  return mark === (before?.mark ?? null) && is_absent === (before?.is_absent ?? 0);
}

function changesOf({ place, cells, stored, facts }: MarkComparison & { readonly facts: SheetFacts }) {
  const differing = cells.filter((cell) => !isSame(cell, countedMark(stored, cell)));
  const valuesOf = ({ mark, is_absent }: Cell) => ({ ...place, mark, is_absent, employee_id: facts.employee_id });
  // A reason tells why the mark before was corrected, and nothing of this one.
  const changedOf = (cell: Cell) => ({ ...valuesOf(cell), correction_reason: null });
  return {
    made: differing
      .filter((cell) => !stored.has(keyOf(cell)))
      .map((cell) => ({ ...valuesOf(cell), student_id: cell.student_id, component: cell.component })),
    changed: differing.flatMap((cell) => {
      const before = stored.get(keyOf(cell));
      return before ? [{ before: before.mark, values: changedOf(cell) }] : [];
    }),
  };
}

// What was just written comes last, and is what counts.
function answerOf({ name }: Caller, cells: readonly Cell[], marks: readonly Mark[]): SheetMark[] {
  const now = new Map(marks.map((mark) => [keyOf(mark), mark]));
  return cells.flatMap((cell) => {
    const mark = now.get(keyOf(cell));
    if (!mark) return [];
    const { id, student_id, component, is_absent, row_version, updated_at } = mark;
    return [
      {
        id,
        student_id,
        component,
        mark: mark.mark,
        is_absent,
        row_version,
        changed_at: updated_at,
        changed_by: name,
      },
    ];
  });
}
