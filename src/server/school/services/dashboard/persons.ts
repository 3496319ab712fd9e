import type { Context } from '../../../context.ts';

/** Somebody who leads to a user: the user as a student or an employee, or a child of theirs. */
export interface Person {
  readonly kind: 'student' | 'employee';
  readonly id: number;
  readonly name: string;
  /** Class and section, or what somebody is employed as. */
  readonly note: string;
}

const SQL = `
select 'student' as kind, s.id, s.name, concat_ws(' · ', c.name, x.name) as note from students s
join classes c on c.id = s.class_id
join sections x on x.id = s.section_id
where s.is_active = 1 and (s.user_id = $1 or s.parent_id in (select p.id from student_parents p where p.user_id = $1 and p.is_active = 1))
union all
select 'employee', e.id, e.name, coalesce(d.name, '') from employees e
left join designations d on d.id = e.designation_id
where e.is_active = 1 and e.user_id = $1
order by 1, 3, 2`;

/** Whose own figures a user is shown; of these, and of nobody else, whatever else they may read. */
export async function personsOf({ database }: Context, userId: number | null): Promise<Person[]> {
  if (userId === null) return [];
  return database.query<Person>(SQL, [userId]);
}
