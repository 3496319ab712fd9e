/** Where a student is now, as columns or values of a query. */
interface ClassAndGroup {
  readonly schoolClass: string;
  readonly group: string;
}

/**
 * Whether a mark, `m`, counts where its student is now, by SQL: it was entered in that class, for the same full marks. So
 * marks follow whoever changes section, and nobody's marks are counted against full marks that they were not entered for.
 */
export function entersFor({ schoolClass, group }: ClassAndGroup): string {
  const own = 'm.student_group_id';
  return `(m.class_id = ${schoolClass} and (${own} is not distinct from ${group}
    or (${fullMarkFor(own)}) is not distinct from (${fullMarkFor(group)})))`;
}

/** The full marks of the component of a mark by the distribution of a group, which goes before that for every group. */
const fullMarkFor = (group: string) => `
  select part.full_mark from (
    select d.id from mark_distributions d
    where d.academic_year_id = m.academic_year_id and d.exam_type_id = m.exam_type_id and d.class_id = m.class_id
      and d.subject_id = m.subject_id and (d.student_group_id is null or d.student_group_id = ${group})
    order by d.student_group_id nulls last limit 1
  ) own
  join mark_distributions_components part on part.parent_id = own.id
  where lower(part.name) = lower(m.component)`;
