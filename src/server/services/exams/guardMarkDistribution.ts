import type { Problem } from '../../../core/rules/problem.ts';
import type { Problems } from '../../../core/rules/readInput.ts';
import { refuse } from '../../errors.ts';
import type { Removing, Writing } from '../resources/hookTypes.ts';
import type { Store, Values } from '../resources/store.ts';

const KEY = ['academic_year_id', 'exam_type_id', 'class_id', 'student_group_id', 'subject_id'] as const;

/** No component asks for more than its full marks, and what marks were entered for stays able to hold them. */
export async function guardMarkDistribution({ store, existing, values }: Writing): Promise<Problems | undefined> {
  const components = values.components as readonly Values[] | undefined;
  const problems: Record<string, readonly Problem[]> = components ? passMarkProblems(components) : {};
  if (!existing) return problems;
  const entered = await enteredMarks(store, existing);
  if (entered.length === 0) return problems;
  const moved = KEY.filter((name) => name in values && values[name] !== existing[name]);
  for (const name of moved) problems[name] = [{ key: 'hasMarks' }];
  return components ? { ...lostMarkProblems(components, entered), ...problems } : problems;
}

/** What marks were entered for is not deleted. */
export async function guardMarkDistributionRemoval({ store, existing }: Removing): Promise<void> {
  const entered = await enteredMarks(store, existing);
  const count = entered.reduce((sum, each) => sum + each.count, 0);
  if (count > 0) throw refuse.referenced([{ resource: 'uploadedMark', count }]);
}

function passMarkProblems(components: readonly Values[]): Record<string, Problem[]> {
  const tooHigh = components.flatMap(({ full_mark, pass_mark }, index): [string, Problem[]][] =>
    Number(pass_mark) > Number(full_mark) ? [[`components.${index}.pass_mark`, [{ key: 'max', params: { max: Number(full_mark) } }]]] : [],
  );
  return Object.fromEntries(tooHigh);
}

function lostMarkProblems(components: readonly Values[], entered: readonly Entered[]): Record<string, Problem[]> {
  const problems: Record<string, Problem[]> = {};
  for (const { component, highest } of entered) {
    const index = components.findIndex(({ name }) => nameOf(name) === nameOf(component));
    if (index < 0) problems.components = [{ key: 'hasMarks' }];
    else if (Number(components[index]?.full_mark) < highest) {
      problems[`components.${index}.full_mark`] = [{ key: 'min', params: { min: highest } }];
    }
  }
  return problems;
}

interface Entered {
  readonly component: string;
  readonly highest: number;
  readonly count: number;
}

// Without a group a distribution is for every group of the class.
async function enteredMarks({ trx }: Store, distribution: Values): Promise<Entered[]> {
  const { student_group_id: group } = distribution;
  const rows = await trx
    .selectFrom('uploaded_marks')
    .select(({ fn }) => ['component', fn.max('mark').as('highest'), fn.countAll().as('count')])
    .where('academic_year_id', '=', distribution.academic_year_id)
    .where('exam_type_id', '=', distribution.exam_type_id)
    .where('class_id', '=', distribution.class_id)
    .where('subject_id', '=', distribution.subject_id)
    .$if(group !== null, (query) => query.where('student_group_id', '=', group))
    .groupBy('component')
    .execute();
  return rows.map(({ component, highest, count }) => ({ component: String(component), highest: Number(highest), count: Number(count) }));
}

function nameOf(component: unknown): string {
  return String(component).toLowerCase();
}
