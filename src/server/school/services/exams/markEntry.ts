import { sql } from 'kysely';
import type { markEntry as declared, markChanges as changesDeclared } from '../../../../../schemas/exams/markCalls.ts';
import { result } from '../../../../../schemas/exams/result.ts';
import { uploadedMark } from '../../../../../schemas/teaching/uploadedMark.ts';
import type { Answered } from '../../../../core/calls/defineCall.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { isAllowed } from '../../../policies/require.ts';
import { pick, schoolTables } from '../../tables.ts';
import { readGradingRules } from './gradingRules.ts';
import { activeExams, examOfNow } from './examChoice.ts';
import { type MarkPlace, type SheetFacts, sheetFacts, type SheetTables } from './sheetFacts.ts';
import { openToNewcomers, sheetLock } from './sheetLock.ts';
import { marksOnSheet, marksSince, type SheetMarkTables } from './sheetMarks.ts';
import { publishedStudents, sheetStudents, type SheetStudentTables } from './sheetStudents.ts';
import { usualPercents } from './usualPercents.ts';

interface ReadRequest {
  readonly context: Context;
  readonly caller: Caller;
}

/** How long the transaction of a mark may take: what was entered before an answer may be seen only after it. */
const OVERLAP_MS = 10_000;

/** Everything that the grid of a sheet shows; 404 where somebody neither enters its marks nor generates results of them. */
export async function readMarkEntry(
  { context, caller }: ReadRequest,
  place: Omit<MarkPlace, 'exam_type_id'> & { readonly exam_type_id: number | null },
): Promise<Answered<typeof declared>> {
  const asOf = instantBefore();
  const exams = await activeExams(context);
  const exam_type_id = place.exam_type_id ?? examOfNow(exams)?.id;
  if (!exam_type_id) throw refuse.notFound();
  const sheet: MarkPlace = { ...place, exam_type_id };
  const facts = await readSheetFacts({ context, caller }, sheet);
  const mayEnter = isEntering({ context, caller }, facts);
  const [names, { rules }, students] = await Promise.all([
    namesOf(context, sheet),
    readGradingRules(schoolTables<'grade_types' | 'institutes'>(context)),
    sheetStudents(schoolTables<keyof SheetStudentTables>(context), sheet),
  ]);
  if (!names) throw refuse.notFound();
  const ids = students.map(({ id }) => id);
  const [marks, usual] = await Promise.all([
    marksOnSheet(schoolTables<keyof SheetMarkTables>(context), sheet, ids),
    usualPercents(context, sheet, ids),
  ]);
  return {
    ...(mayEnter ? stateOf(facts, asOf) : viewOf(facts, asOf)),
    may_reopen: isAllowed(caller, context.registry.get(uploadedMark.name), 'full'),
    exam: { ...facts.exam, ...pick(facts, ['opens_at', 'closes_at']) },
    exams,
    names,
    ...pick(facts, ['pass_rule', 'components']),
    grades: [...rules.grades],
    rounds_marks_up: rules.rounds_up,
    students: students.map((student) => ({ ...student, usual_percent: usual.get(student.id) ?? null })),
    marks,
  };
}

/** What was changed on a sheet since an instant. */
export async function readMarkChanges(
  { context, caller }: ReadRequest,
  place: MarkPlace,
  since: string,
): Promise<Answered<typeof changesDeclared>> {
  const asOf = instantBefore();
  const facts = await readSheetFacts({ context, caller }, place);
  const [marks, published_students] = await Promise.all([
    marksSince(schoolTables<keyof SheetMarkTables>(context), place, since),
    publishedStudents(schoolTables<keyof SheetStudentTables>(context), place),
  ]);
  const state = isEntering({ context, caller }, facts) ? stateOf(facts, asOf) : viewOf(facts, asOf);
  return { ...state, published_students, marks };
}

function instantBefore(): string {
  return new Date(Date.now() - OVERLAP_MS).toISOString();
}

export function stateOf(facts: SheetFacts, asOf = instantBefore()) {
  return {
    lock: sheetLock(facts),
    newcomers_open: facts.published_at !== null && sheetLock(facts, openToNewcomers(facts)) === null,
    ...pick(facts, ['handed_in_at', 'handed_in_by', 'published_at', 'opens_at', 'closes_at']),
    as_of: asOf,
  };
}

/** The state of a sheet for somebody who only looks at it. */
function viewOf(facts: SheetFacts, asOf: string) {
  return { ...stateOf(facts, asOf), lock: 'not_assigned' as const, newcomers_open: false };
}

/** Whether somebody enters the marks of a sheet: it is assigned to them, or they enter those of all. */
function isEntering({ context, caller }: ReadRequest, facts: SheetFacts): boolean {
  return facts.is_assigned || isAllowed(caller, context.registry.get(uploadedMark.name), 'full');
}

async function readSheetFacts({ context, caller }: ReadRequest, place: MarkPlace): Promise<SheetFacts> {
  const facts = await sheetFacts(schoolTables<keyof SheetTables>(context), place, caller);
  const seesAll = isAllowed(caller, context.registry.get(result.name), 'generate');
  if (!facts || !(seesAll || isEntering({ context, caller }, facts))) throw refuse.notFound();
  return facts;
}

/** What the parts of a place are called; undefined where one of them is not there. */
function namesOf(context: Context, place: MarkPlace) {
  return schoolTables<
    | 'academic_years'
    | 'classes'
    | 'institutes'
    | 'sections'
    | 'shifts'
    | 'student_groups'
    | 'subjects'
    | 'versions'
    | 'wings'
  >(context)
    .selectFrom('academic_years')
    .innerJoin('classes', (join) => join.on('classes.id', '=', place.class_id))
    .innerJoin('versions', (join) => join.on('versions.id', '=', place.version_id))
    .innerJoin('shifts', (join) => join.on('shifts.id', '=', place.shift_id))
    .innerJoin('wings', (join) => join.on('wings.id', '=', place.wing_id))
    .innerJoin('sections', (join) => join.on('sections.id', '=', place.section_id))
    .innerJoin('subjects', (join) => join.on('subjects.id', '=', place.subject_id))
    .leftJoin('student_groups', (join) => join.on('student_groups.id', '=', place.student_group_id))
    .select([
      'academic_years.year as academic_year',
      'classes.name as class',
      'versions.name as version',
      'shifts.name as shift',
      'wings.name as wing',
      'student_groups.name as student_group',
      'sections.name as section',
      'subjects.name as subject',
    ])
    .select((eb) =>
      eb.fn.coalesce(eb.selectFrom('institutes').select('institutes.name').limit(1), sql<string>`''`).as('institute'),
    )
    .where('academic_years.id', '=', place.academic_year_id)
    .executeTakeFirst();
}
