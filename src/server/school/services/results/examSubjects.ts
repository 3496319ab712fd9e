import { type RawBuilder, sql } from 'kysely';
import type { PlannedPart } from './examPlan.ts';
import type { GradingRules } from '../exams/gradingRules.ts';
import { hasOptional, inOrder, withExistingParts, withMarkedParts } from './markedParts.ts';
import type { Examined } from '../exams/scope.ts';

/**
 * The beginning of a query: `subjects` has a row for every subject of a student in an exam, two papers that count as one
 * together. It `fails` by an absence, and by a part that is judged and below its pass mark; parts of one name in two
 * papers are one part. What is `reached` of the full marks is graded. Of `parts` those with a mark are counted, and `sat`
 * says how many there should be. Parts are sorted once and for all: to sort those of each subject apart takes longer than
 * all else.
 */
export function withExamSubjects(
  scope: Examined,
  plan: readonly PlannedPart[],
  { rounds_up }: GradingRules,
): RawBuilder<unknown> {
  const total = sql`sum(coalesce(p.mark, 0))`;
  const obtained = rounds_up ? sql`ceil(${total})` : total;
  const hasPairs = plan.some(({ partner_id }) => partner_id !== null);
  const parts = hasOptional(plan)
    ? sql`${withMarkedParts(scope, plan)}, sat as (select count(*) as parts from marked)`
    : withExistingParts(scope, plan);
  return sql`${parts},
    ${hasPairs ? FAILING : NOTHING}
    subjects as (
      select p.student_id, p.unit, max(p.partner_id) as partner_id, p.is_fourth,
        ${obtained} as reached, sum(p.full_mark) as full_marks,
        bool_or(p.is_absent) as is_absent, bool_or(p.fails) as fails, bool_or(p.mark > p.full_mark) as exceeds,
        count(*) filter (where not p.is_missing) as parts,
        row_number() over (partition by p.student_id order by p.is_fourth, p.place) as ordinal,
        '[' || string_agg((${factsOfParts(plan)}::text[])[p.part_no + 1] || coalesce(p.mark::text, 'null')
          || case when p.is_absent then ',"is_absent":1}' else ',"is_absent":0}' end, ',') || ']' as components
      from (
        select p.student_id, p.is_fourth, p.place, p.unit, p.part_no, p.partner_id, p.mark, p.full_mark, p.is_absent, p.is_missing,
          p.is_absent or p.partner_id is null and p.is_judged and coalesce(p.mark, 0) < p.pass_mark
            ${hasPairs ? OR_FAILING : NOTHING} as fails
        from parts p
        ${hasPairs ? OF_FAILING : NOTHING}
        order by p.student_id, p.is_fourth, p.place, p.unit, p.part_no
      ) p
      group by p.student_id, p.is_fourth, p.place, p.unit
    )`;
}

/** Only where there are two papers that count as one: to ask for parts twice, the database would keep all of them aside. */
const FAILING = sql`
    failing as (
      select distinct student_id, unit
      from (
        select student_id, unit
        from parts
        where partner_id is not null
        group by student_id, unit, lower(component)
        having bool_or(is_judged) and sum(coalesce(mark, 0)) < sum(pass_mark)
      ) each
    ),`;
const OF_FAILING = sql`left join failing f on f.student_id = p.student_id and f.unit = p.unit`;
const OR_FAILING = sql`or f.unit is not null`;
const NOTHING = sql``;

/** What a result keeps of each part, as JSON up to the mark, by the part's number. It is the same for everybody who sits it. */
function factsOfParts(plan: readonly PlannedPart[]): readonly string[] {
  return inOrder(plan).map(({ subject_id, component, full_mark, pass_mark, is_judged }) => {
    const facts = JSON.stringify({ subject_id, name: component, full_mark, pass_mark, is_judged });
    return `${facts.slice(0, -1)},"mark":`;
  });
}
