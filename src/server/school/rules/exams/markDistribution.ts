import { componentKey } from '../../../../domain/results/componentKey.ts';
import { markDistribution } from '../../../../../schemas/exams/markDistribution.ts';
import { refuse } from '../../../errors.ts';
import type { ProblemsOf, Removing, Writing } from '../../../services/resources/rules.ts';
import { defineRules } from '../../../services/resources/rules.ts';
import type { Store } from '../../../services/resources/write/store.ts';
import { countMarks, type EnteredMarks, marksOf } from '../../services/exams/enteredMarks.ts';
import { tablesOf } from '../../tables.ts';

const KEY = ['academic_year_id', 'exam_type_id', 'class_id', 'student_group_id', 'subject_id'] as const;

/** What marks were entered for stays able to hold them. */
export async function guardMarkDistribution({
  store,
  existing,
  values,
}: Writing<typeof markDistribution>): Promise<DistributionProblems | undefined> {
  if (!existing) return undefined;
  const entered = await enteredMarks(store, existing);
  if (entered.length === 0) return undefined;
  const problems = values.components ? lostMarkProblems(values.components, entered) : {};
  for (const name of KEY) {
    if (name in values && values[name] !== existing[name]) problems[name] = [{ key: 'hasMarks' }];
  }
  return problems;
}

/** What marks were entered for is not deleted. */
export async function guardMarkDistributionRemoval({
  store,
  existing,
}: Removing<typeof markDistribution>): Promise<void> {
  const entered = await enteredMarks(store, existing);
  const count = entered.reduce((sum, each) => sum + each.count, 0);
  if (count > 0) throw refuse.referenced([{ resource: 'uploadedMark', count }]);
}

type Distribution = Writing<typeof markDistribution>['record'];
type DistributionProblems = ProblemsOf<typeof markDistribution>;

function lostMarkProblems(
  components: Distribution['components'],
  entered: readonly EnteredMarks[],
): DistributionProblems {
  const problems: DistributionProblems = {};
  for (const { component, highest } of entered) {
    const index = components.findIndex(({ name }) => componentKey(name) === componentKey(component));
    const kept = components[index];
    if (!kept) problems.components = [{ key: 'hasMarks' }];
    else if (kept.full_mark < highest) {
      problems[`components.${index}.full_mark`] = [{ key: 'min', params: { min: highest } }];
    }
  }
  return problems;
}

async function enteredMarks(store: Store, distribution: Distribution): Promise<EnteredMarks[]> {
  const tables = tablesOf<'mark_distributions' | 'uploaded_marks'>(store);
  const subjects = [distribution.subject_id];
  return marksOf(await countMarks(tables, { ...distribution, subjects }), distribution);
}

export const markDistributionRules = defineRules(markDistribution, {
  beforeWrite: guardMarkDistribution,
  checksRowAlone: true,
  beforeRemove: guardMarkDistributionRemoval,
});
