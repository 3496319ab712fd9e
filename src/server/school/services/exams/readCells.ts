import { MAX_MARKS, markPlace } from '../../../../../schemas/exams/markCalls.ts';
import { boolean, decimal } from '../../../../core/index.ts';
import { isObject } from '../../../../core/isObject.ts';
import { parseValue } from '../../../../core/rules/parseValue.ts';
import { parseVersion } from '../../../../core/rules/parseVersion.ts';
import type { Problem } from '../../../../core/rules/problem.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { readFields } from '../../../readFields.ts';
import type { MarkPlace, SheetFacts } from './sheetFacts.ts';

type Input = Readonly<Record<string, unknown>>;

/** One mark as it is to be. Neither a mark nor absent: it is taken back. */
export interface Cell {
  readonly student_id: number;
  readonly component: string;
  readonly mark: number | null;
  readonly is_absent: 0 | 1;
  /** The version that was seen, null where there was no mark; undefined where nobody has looked. */
  readonly seen: number | null | undefined;
}

/** The sheet that an input names; `besides` is what else the call takes. */
export function readMarkPlace(context: Context, input: Input, besides: readonly string[] = []): MarkPlace {
  return readFields(FIELDS, { input, today: context.today(), besides });
}

// Which groups a class has is not asked: a sheet of a group that it lacks has no students.
const FIELDS = { ...markPlace, student_group_id: { ...markPlace.student_group_id, visibleWhen: undefined } };

/** The rows of marks that were sent: as many as a sheet may have. */
export function readRows({ marks }: Input): readonly Input[] {
  const wrong = (problem: Problem) => refuse.invalid({ marks: [problem] });
  if (!Array.isArray(marks) || !marks.every(isObject)) throw wrong({ key: 'list' });
  if (marks.length === 0) throw wrong({ key: 'required' });
  if (marks.length > MAX_MARKS) throw wrong({ key: 'maxItems', params: { max: MAX_MARKS } });
  return marks;
}

/** The students that rows name, as far as these are ids. */
export function studentsIn(rows: readonly Input[]): number[] {
  const ids = new Set<number>();
  for (const { student_id } of rows) {
    const parsed = parseValue(STUDENT, student_id);
    if ('value' in parsed && parsed.value !== null) ids.add(parsed.value);
  }
  return [...ids].sort((one, other) => one - other);
}

const STUDENT = markPlace.section_id;

/** The marks of a sheet that rows say, all of them right; refused at each place where they are not. */
export function readCells(
  rows: readonly Input[],
  { components, students, published }: Pick<SheetFacts, 'components' | 'students' | 'published'>,
): Cell[] {
  const problems: Record<string, readonly Problem[]> = {};
  const parts = new Map(components.map((part) => [part.name.toLowerCase(), part]));
  const sentKeys = new Set<string>();
  const cells = rows.flatMap((row, index): Cell[] => {
    const say = (name: string, problem: Problem) => {
      problems[`marks.${index}.${name}`] = [problem];
      return [];
    };
    const unknown = Object.keys(row).find((name) => !SENT.has(name) && !ANSWERED.has(name));
    if (unknown !== undefined) return say(unknown, { key: 'unknown' });
    const student = parseValue(STUDENT, row.student_id);
    if ('problem' in student) return say('student_id', student.problem);
    const student_id = student.value;
    if (student_id === null || !students.has(student_id)) return say('student_id', { key: 'notOnSheet' });
    if (published.has(student_id)) return say('student_id', { key: 'alreadyPublished' });
    const part = parts.get(typeof row.component === 'string' ? row.component.trim().toLowerCase() : '');
    if (!part) return say('component', { key: 'notComponent' });
    const key = `${student_id} ${part.name}`;
    if (sentKeys.has(key)) return say('component', { key: 'sentTwice' });
    sentKeys.add(key);
    const absent = parseValue(ABSENT, row.is_absent ?? 0);
    if ('problem' in absent) return say('is_absent', absent.problem);
    // A row that was cut off says nothing of its mark, and takes none back.
    if (row.mark === undefined) return say('mark', { key: 'required' });
    const mark = parseValue(decimal({ min: 0, max: part.full_mark }), row.mark);
    if ('problem' in mark) return say('mark', mark.problem);
    if (absent.value === 1 && mark.value !== null) return say('mark', { key: 'absentHasMark' });
    const seen = parseVersion(row.row_version);
    if ('problem' in seen) return say('row_version', seen.problem);
    return [
      {
        student_id,
        component: part.name,
        mark: mark.value,
        is_absent: absent.value === 1 ? 1 : 0,
        seen: seen.value,
      },
    ];
  });
  if (Object.keys(problems).length > 0) throw refuse.invalid(problems);
  return cells;
}

/** What a row of marks may hold. What a row that was read has besides is left alone, as it is in a record. */
const SENT = new Set(['student_id', 'component', 'mark', 'is_absent', 'row_version']);
const ANSWERED = new Set(['id', 'changed_at', 'changed_by']);

const ABSENT = boolean();
