import { sql } from 'kysely';
import { subjectName } from '../../../../../schemas/exams/resultTables.ts';
import type { oneResult } from '../../../../../schemas/exams/resultCalls.ts';
import { result } from '../../../../../schemas/exams/result.ts';
import type { Answered } from '../../../../core/calls/defineCall.ts';
import type { RecordOf } from '../../../../core/infer.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { readOne } from '../../../services/resources/readRecords.ts';
import type { Translator } from '../../../translate.ts';
import { schoolTables } from '../../tables.ts';
import { subjectNamesIn } from './subjectNames.ts';
import { explainResult } from './explainResult.ts';
import { withVisiblePlaces } from './places.ts';
import { storedRules } from '../exams/gradingRules.ts';
import { shownPercent } from '../exams/shownPercent.ts';

type ReadResult = Answered<typeof oneResult>;
/** A subject of a result, as it was frozen. */
export type ReadSubject = ReadResult['subjects'][number] & {
  readonly subject: { readonly name: string };
  /** The other of two papers that count as one. */
  readonly partner: { readonly name: string } | null;
};
type Part = ReadSubject['components'][number];
type Exam = ReadSubject['exams'][number];

type ResultRecord = RecordOf<typeof result>;

/** As many as a percent has on the wire. */
const PERCENT_DECIMALS = result.fields.subjects.fields.percent.decimals;

interface ReadRequest {
  readonly context: Context;
  readonly caller: Caller;
  readonly id: number;
  readonly translator: Translator;
}

/** A result with its subjects and how it was worked out; 404 when there is none in sight. */
export async function readResult(reading: ReadRequest): Promise<ReadResult> {
  const records = await withVisiblePlaces(reading, [await readVisibleResult(reading)]);
  return explained(reading, records[0] as ResultRecord);
}

/** The record alone, with its places; 404 when there is none in sight. */
export async function readVisibleResult({
  context,
  caller,
  id,
}: Omit<ReadRequest, 'translator'>): Promise<ResultRecord> {
  return (await readOne({ context, caller, resource: context.registry.get(result.name), id })) as ResultRecord;
}

/** A result with its subjects and how it was worked out. Places that the record does not tell are not explained. */
export async function explained({ context, translator }: ReadRequest, record: ResultRecord): Promise<ReadResult> {
  const run = await schoolTables<'result_runs'>(context)
    .selectFrom('result_runs')
    .select('rules')
    .where('id', '=', record.run_id)
    .executeTakeFirstOrThrow();
  const rules = storedRules(run.rules);
  const subjects = record.subjects.map((each) => ({
    ...each,
    ...partsOf(each.components),
    percent: shownPercent(each.percent, rules.grades).toFixed(PERCENT_DECIMALS),
  })) as ReadSubject[];
  const formers = formerFourths(record);
  const ids = [
    ...subjects.flatMap((each) => [each.subject_id, each.partner_id]),
    ...formers.flatMap((each) => [each.former_fourth, each.partner_id]),
  ].filter((id) => id !== null);
  const names = await subjectNamesIn(context, { ids, locale: translator.locale });
  const nameOf = (id: number) => names[id] ?? '';
  return {
    ...record,
    version: record.version_no,
    subjects,
    explanation: explainResult({
      result: record,
      // As the marksheet and its paper name them.
      subjects: subjects.map((each) => ({
        ...each,
        subject: { ...each.subject, name: nameOf(each.subject_id) },
        partner: each.partner_id === null ? null : { name: nameOf(each.partner_id) },
      })),
      exam_names: await readExamNames(context, subjects),
      former_fourths: formers.map(({ former_fourth: id, partner_id: partner }) =>
        subjectName({ name: nameOf(id), partner: partner === null ? null : nameOf(partner) }),
      ),
      rules,
      translator,
    }),
  };
}

/** What the exams are called that a final is made of, by id. */
export async function readExamNames(
  context: Context,
  subjects: readonly Pick<ReadSubject, 'exams'>[],
): Promise<Record<string, string>> {
  const ids = new Set(subjects.flatMap(({ exams }) => exams.map(({ exam_type_id }) => exam_type_id)));
  if (ids.size === 0) return {};
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from exam_types where id = any(${[...ids]}::bigint[])`.execute(schoolTables<'exam_types'>(context));
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

/** What a final names beside its fourth subject: what was the fourth one before the choice changed. */
interface FormerFourth {
  readonly former_fourth: number;
  readonly partner_id: number | null;
}

/** What was the fourth subject earlier in the year, and counts nowhere in the final. */
function formerFourths({ subjects }: ResultRecord): FormerFourth[] {
  const parts = subjects.flatMap((each) => JSON.parse(each.components) as readonly (Part | Exam | FormerFourth)[]);
  return parts.filter((part): part is FormerFourth => 'former_fourth' in part);
}

/** What a subject was made of: parts of its own, or for a year's final what each exam gave. */
export function partsOf(text: string): { readonly components: readonly Part[]; readonly exams: readonly Exam[] } {
  const parts = JSON.parse(text) as readonly (Part | Exam | FormerFourth)[];
  return {
    components: parts.filter((part): part is Part => 'name' in part),
    exams: parts.filter((part): part is Exam => 'weight' in part),
  };
}
