import { result } from '../../../../../schemas/exams/result.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { RecordOf } from '../../../../core/infer.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { conditionFilters } from '../../../services/resources/listQuery.ts';
import { readAll } from '../../../services/resources/readRecords.ts';
import type { CohortWords, ExamWords, ResultWords, StudentWords } from '../../documents/papers.ts';
import { refuseInSchool } from '../../refusals.ts';
import { schoolTables } from '../../tables.ts';
import type { ResultScope } from './scope.ts';

const { published } = codesOf(result.fields.status);

/** As many as are set while somebody waits for the file. */
const MAX_PAPERS = 200;

/** A published result with the names that a paper has. */
export interface ResultOnPaper {
  readonly record: ResultRecord;
  readonly student: StudentWords;
  readonly cohort: CohortWords;
  readonly words: ResultWords;
  readonly exam: ExamWords;
}

interface Reading {
  readonly context: Context;
  readonly caller: Caller;
  readonly filter: Readonly<Record<string, unknown>>;
  /** What the final of a year is called. */
  readonly final: string;
}

/** The published results of a scope that the caller may see, by section and roll. */
export function resultsOfScope(
  given: Omit<Reading, 'filter'> & { readonly scope: ResultScope },
): Promise<ResultOnPaper[]> {
  const { scope, ...reading } = given;
  const { exam_type_id, ...narrowed } = scope;
  const parts = Object.entries(narrowed).filter(([, id]) => id !== null);
  return resultsOnPaper({ ...reading, filter: { ...Object.fromEntries(parts), exam_type_id } });
}

/** Published results by section and roll, with the names that stand on papers; refused where there are none. */
export async function resultsOnPaper({ context, caller, filter, final }: Reading): Promise<ResultOnPaper[]> {
  const { registry } = context;
  const resource = registry.get(result.name);
  const filters = conditionFilters({ ...filter, status: published }, { resource, registry, hidden: new Set<string>() });
  const records: ResultRecord[] = [];
  for await (const batch of readAll({ context, caller, resource, listQuery: { filters, words: [] } })) {
    records.push(...(batch as ResultRecord[]));
    if (records.length > MAX_PAPERS) throw refuse.documentTooLong();
  }
  if (records.length === 0) throw refuseInSchool.nothingPublished();
  const numbers = await studentNumbers(context, records);
  return records.sort(byRoll).map((record) => ({
    record,
    student: {
      name: record.student?.name ?? '',
      student_id: numbers.get(record.student_id) ?? '',
      roll_no: record.roll_no,
    },
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
      full_marks: String(record.full_marks),
      is_passed: record.is_passed === 1,
    },
  }));
}

type ResultRecord = RecordOf<typeof result>;

type NamedSubject = ResultRecord['subjects'][number] & {
  readonly subject: { readonly name: string } | null;
  readonly partner: { readonly name: string } | null;
};

/** The subjects of a result; the names beside the references of child rows are known at run time only. */
export function subjectsOf({ subjects }: ResultRecord): readonly NamedSubject[] {
  return subjects as readonly NamedSubject[];
}

function byRoll(one: ResultRecord, other: ResultRecord): number {
  return one.section_id - other.section_id || (one.roll_no ?? 0) - (other.roll_no ?? 0) || one.id - other.id;
}

async function studentNumbers(context: Context, records: readonly ResultRecord[]): Promise<Map<number, string>> {
  const rows = await schoolTables<'students'>(context)
    .selectFrom('students')
    .select(['id', 'student_id'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(records.map(({ student_id }) => student_id)))))
    .execute();
  return new Map(rows.map(({ id, student_id }) => [id, student_id]));
}
