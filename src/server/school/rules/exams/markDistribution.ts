import { componentKey } from '../../../../domain/results/componentKey.ts';
import { markDistribution } from '../../../../../schemas/exams/markDistribution.ts';
import type { Caller } from '../../../caller.ts';
import { refuse } from '../../../errors.ts';
import type { ProblemsOf, Removing, Writing } from '../../../services/rules.ts';
import { defineRules } from '../../../services/rules.ts';
import { seesAllValues } from '../../../services/resources/seesAllValues.ts';
import type { Store } from '../../../services/store.ts';
import { countMarks, type EnteredMarks, marksOf, marksOfGroup } from '../../services/exams/enteredMarks.ts';
import { lockResults } from '../../services/results/lockResults.ts';
import { tablesOf } from '../../tables.ts';

const KEY = ['academic_year_id', 'exam_type_id', 'class_id', 'student_group_id', 'subject_id'] as const;

/** A distribution with marks must still be able to hold them. The same applies to one that replaces it for a group. */
async function guardMarkDistribution({
  store,
  caller,
  existing,
  values,
  record,
}: Writing<typeof markDistribution>): Promise<DistributionProblems | undefined> {
  // After this lock, marks that were being saved are visible, and no others are saved until this is stored.
  await lockResults(store, record);
  if (existing) await lockResults(store, existing);
  const entered = existing ? await enteredMarks(store, existing) : [];
  const isTold = seesMarks(store, caller);
  const moved = KEY.filter((name) => existing?.[name] !== record[name]);
  if (entered.length === 0) {
    return moved.length > 0
      ? lostMarkProblems(record.components, await marksAtPlace(store, record), isTold)
      : undefined;
  }
  const problems = values.components ? lostMarkProblems(values.components, entered, isTold) : {};
  for (const name of moved) problems[name] = [{ key: 'hasMarks' }];
  return problems;
}

/** What marks were entered for is not deleted. */
async function guardMarkDistributionRemoval({
  store,
  caller,
  existing,
}: Removing<typeof markDistribution>): Promise<void> {
  await lockResults(store, existing);
  const entered = await enteredMarks(store, existing);
  const count = entered.reduce((sum, each) => sum + each.count, 0);
  if (count > 0) throw refuse.referenced([seesMarks(store, caller) ? { resource: 'uploadedMark', count } : 'unseen']);
}

/** Whether somebody may be told how many marks there are, and how high they are. */
function seesMarks({ registry }: Store, caller: Caller): boolean {
  return seesAllValues({ resource: registry.get('uploadedMark'), caller, field: 'mark' });
}

type Distribution = Writing<typeof markDistribution>['record'];
type DistributionProblems = ProblemsOf<typeof markDistribution>;

function lostMarkProblems(
  components: Distribution['components'],
  entered: readonly EnteredMarks[],
  isTold: boolean,
): DistributionProblems {
  const problems: DistributionProblems = {};
  for (const { component, highest } of entered) {
    const index = components.findIndex(({ name }) => componentKey(name) === componentKey(component));
    const storedRow = components[index];
    if (!storedRow) problems.components = [{ key: 'hasMarks' }];
    else if (storedRow.full_mark < highest) {
      problems[`components.${index}.full_mark`] = [
        isTold ? { key: 'min', params: { min: highest } } : { key: 'hasMarks' },
      ];
    }
  }
  return problems;
}

type DistributionKey = Pick<Distribution, (typeof KEY)[number]>;

/** The marks that are entered by a distribution. */
async function enteredMarks(store: Store, distribution: DistributionKey): Promise<EnteredMarks[]> {
  const tables = tablesOf<'mark_distributions' | 'uploaded_marks'>(store);
  const subjects = [distribution.subject_id];
  return marksOf(await countMarks(tables, { ...distribution, subjects }), distribution);
}

/** The marks that a distribution with this key will hold. */
function marksAtPlace(store: Store, place: DistributionKey): Promise<readonly EnteredMarks[]> {
  if (place.student_group_id === null) return enteredMarks(store, place);
  return marksOfGroup(tablesOf<'uploaded_marks'>(store), place);
}

export const markDistributionRules = defineRules(markDistribution, {
  beforeWrite: guardMarkDistribution,
  checksRowAlone: true,
  beforeRemove: guardMarkDistributionRemoval,
});
