import type { Locale } from '../../../../../locales/languages.ts';
import { result } from '../../../../../schemas/exams/result.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { RecordOf } from '../../../../core/infer.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { conditionFilters } from '../../../services/resources/listQuery.ts';
import { readAll } from '../../../services/resources/readRecords.ts';
import {
  type CohortWords,
  type ExamWords,
  marksText,
  type ResultWords,
  type StudentWords,
} from '../../documents/papers.ts';
import { refuseInSchool } from '../../refusals.ts';
import { schoolTables } from '../../tables.ts';
import { type NameOnPaper, nameOnPaper } from '../../../documents/namesOnPaper.ts';

const { published } = codesOf(result.fields.status);

/** A published result with the names that a paper has. */
export interface ResultOnPaper {
  readonly record: ResultRecord;
  readonly student: StudentWords;
  /** Of all subjects on these papers. */
  readonly subjectNames: ReadonlyMap<number, NameOnPaper>;
  readonly cohort: CohortWords;
  readonly words: ResultWords;
  readonly exam: ExamWords;
}

interface ReadRequest {
  readonly context: Context;
  readonly caller: Caller;
  readonly ids: readonly number[];
  readonly locale: Locale;
  readonly secondLocale?: Locale | undefined;
  /** What the final of a year is called. */
  readonly final: string;
}

/**
 * Results in the order of their ids, with the names that stand on papers; refused where none of them is published and
 * in sight any more.
 */
export async function resultsOnPaper(reading: ReadRequest): Promise<ResultOnPaper[]> {
  const { context, caller, ids, final } = reading;
  const { registry } = context;
  const resource = registry.get(result.name);
  const wanted = { id: ids, status: published };
  const filters = conditionFilters(wanted, { resource, registry, unqueryable: new Set<string>() });
  const records: ResultRecord[] = [];
  for await (const batch of readAll({ context, caller, resource, listQuery: { filters, words: [] } }))
    records.push(...(batch as ResultRecord[]));
  if (records.length === 0) throw refuseInSchool.noneToPrint();
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: ResultRecord) => places.get(id) ?? 0;
  const students = await studentsOf(reading, records);
  const subjectNames = await subjectNamesOf(reading, records);
  return records
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((record) => ({
      record,
      student: { ...(students.get(record.student_id) ?? UNKNOWN), roll_no: record.roll_no },
      subjectNames,
      cohort: {
        class: record.class?.name ?? '',
        version: record.version?.name ?? '',
        shift: record.shift?.name ?? '',
        wing: record.wing?.name ?? '',
        student_group: record.student_group?.name ?? null,
        section: record.section?.name ?? '',
      },
      exam: { exam: record.exam_type?.name ?? final, academic_year: record.academic_year?.name ?? '' },
      words: {
        gpa: record.gpa,
        letter: record.letter,
        total: record.total,
        full_marks: marksText(record.full_marks),
        is_passed: record.is_passed === 1,
      },
    }));
}

type ResultRecord = RecordOf<typeof result>;

const UNKNOWN = { name: '', student_id: '' };

async function studentsOf(
  { context, locale, secondLocale }: ReadRequest,
  records: readonly ResultRecord[],
): Promise<Map<number, Omit<StudentWords, 'roll_no'>>> {
  const rows = await schoolTables<'students'>(context)
    .selectFrom('students')
    .select(['id', 'student_id', 'name', 'name_local'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(records.map(({ student_id }) => student_id)))))
    .execute();
  return new Map(
    rows.map(({ id, student_id, ...named }) => [id, { ...nameOnPaper(named, locale, secondLocale), student_id }]),
  );
}

async function subjectNamesOf(
  { context, locale, secondLocale }: ReadRequest,
  records: readonly ResultRecord[],
): Promise<Map<number, NameOnPaper>> {
  const subjects = records.flatMap(({ subjects }) => subjects);
  const ids = new Set(subjects.flatMap(({ subject_id, partner_id }) => [subject_id, partner_id ?? subject_id]));
  const rows = await schoolTables<'subjects'>(context)
    .selectFrom('subjects')
    .select(['id', 'name', 'name_local'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .execute();
  return new Map(rows.map(({ id, ...named }) => [id, nameOnPaper(named, locale, secondLocale)]));
}
