import {
  type DistributionPlace,
  distributionPlace,
  MAX_SUBJECTS,
} from '../../../../../schemas/exams/distributionCalls.ts';
import { markDistribution } from '../../../../../schemas/exams/markDistribution.ts';
import { isFilled } from '../../../../core/conditions.ts';
import { isObject } from '../../../../core/isObject.ts';
import { parseValue } from '../../../../core/rules/parseValue.ts';
import { parseVersion } from '../../../../core/rules/parseVersion.ts';
import type { Problem } from '../../../../core/rules/problem.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { mayRead } from '../../../policies/require.ts';
import { readFields } from '../../../readFields.ts';
import { type SavedTogether, saveTogether } from '../../../services/resources/write/saveTogether.ts';
import { keysOf } from '../../tables.ts';
import { refuseGone } from '../../../services/resources/refuseGone.ts';
import { type DistributedSubject, subjectsOfClass } from './subjectsOfClass.ts';

type Input = Readonly<Record<string, unknown>>;

interface Saving {
  readonly context: Context;
  readonly caller: Caller;
  readonly input: Input;
}

const PLACE = keysOf(distributionPlace);
const SUBJECT = markDistribution.fields.subject_id;

/** A row with the subject that it is for. */
type ChosenRow = readonly [row: Input, subject: DistributedSubject];

/** Makes and changes the distributions of subjects of a class, all of them or none. Answers for whom, and how many. */
export async function saveDistributions({
  context,
  caller,
  input,
}: Saving): Promise<{ readonly place: DistributionPlace; readonly count: number }> {
  const place = readFields(distributionPlace, { input, today: context.today(), besides: ['rows'] });
  await refuseGone(context, distributionPlace, place);
  const rows = readRows(input.rows);
  const subjects = new Map((await subjectsOfClass(context, place)).map((subject) => [subject.id, subject]));
  const chosen = chooseSubjects(rows, subjects);
  const resource = context.registry.get(markDistribution.name);
  refuseUnexpected(chosen, { isSeen: mayRead(caller, resource) });
  await saveTogether(
    { context, caller, resource },
    inOneOrder(chosen.map(([row, subject], index) => [subject, recordOf({ row, index, place, subject })])),
  );
  return { place, count: rows.length };
}

function readRows(rows: unknown): readonly Input[] {
  const wrong = (problem: Problem) => refuse.invalid({ rows: [problem] });
  if (!Array.isArray(rows) || !rows.every(isObject)) throw wrong({ key: 'list' });
  if (rows.length === 0) throw wrong({ key: 'required' });
  if (rows.length > MAX_SUBJECTS) throw wrong({ key: 'maxItems', params: { max: MAX_SUBJECTS } });
  return rows;
}

/** The subject of each row: one of the class, and of no other row. A version that cannot be read is refused there too. */
function chooseSubjects(
  rows: readonly Input[],
  subjects: ReadonlyMap<number, DistributedSubject>,
): readonly ChosenRow[] {
  const problems: Record<string, readonly Problem[]> = {};
  const chosen = new Map<DistributedSubject, Input>();
  for (const [index, row] of rows.entries()) {
    const place = `rows.${index}.subject_id`;
    const parsed = parseValue(SUBJECT, row.subject_id);
    const subject = 'value' in parsed && parsed.value !== null ? subjects.get(parsed.value) : undefined;
    const seen = parseVersion(row.row_version);
    if ('problem' in seen) problems[`rows.${index}.row_version`] = [seen.problem];
    if ('problem' in parsed) problems[place] = [parsed.problem];
    else if (!subject) problems[place] = [{ key: 'notOfClass' }];
    else if (chosen.has(subject)) problems[place] = [{ key: 'unique' }];
    else chosen.set(subject, row);
  }
  if (Object.keys(problems).length > 0) throw refuse.invalid(problems);
  return [...chosen].map(([subject, row]) => [row, subject]);
}

/** Refuses what was made or deleted since it was read. Whoever may not read distributions is told no more than by a form. */
function refuseUnexpected(chosen: readonly ChosenRow[], { isSeen }: { readonly isSeen: boolean }): void {
  const places = chosen.flatMap(([row, { distribution }], index) =>
    isFilled(row.row_version) === Boolean(distribution) ? [] : [`rows.${index}.subject_id`],
  );
  if (places.length === 0) return;
  if (isSeen) throw refuse.stale();
  throw refuse.invalid(Object.fromEntries(places.map((place) => [place, [{ key: 'unique' }]])));
}

/** By subject: two who save the same class in other orders would each lock what the other one waits for. */
function inOneOrder(records: readonly (readonly [DistributedSubject, SavedTogether])[]): readonly SavedTogether[] {
  return records.toSorted(([one], [other]) => one.id - other.id).map(([, record]) => record);
}

function recordOf(options: {
  readonly row: Input;
  readonly index: number;
  readonly place: DistributionPlace;
  readonly subject: DistributedSubject;
}): SavedTogether {
  const { row, index, place, subject } = options;
  const known: readonly string[] = [...PLACE, 'subject_id'];
  const own = Object.fromEntries(Object.entries(row).filter(([name]) => !known.includes(name)));
  const { distribution, group, id: subject_id } = subject;
  const whose = distribution ? {} : { ...place, student_group_id: group, subject_id };
  // What a form would leave as it is, a row says whole.
  const input = { components: [], ...own, ...whose };
  return { place: `rows.${index}`, id: distribution?.id, input };
}
