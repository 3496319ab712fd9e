import { sql } from 'kysely';

/** The names of the cohort of a row of `placed`, as they are read. */
export interface PlaceNames {
  readonly class: string;
  readonly section: string;
  readonly version: string;
  readonly shift: string;
  readonly wing: string;
  readonly student_group: string | null;
}

/** What a result `r` leads to by its cohort: class `c`, version `v`, shift `h`, wing `w`, group `g` and section `s`. */
export const cohortNames = sql.raw(`
  join classes c on c.id = r.class_id
  join versions v on v.id = r.version_id
  join shifts h on h.id = r.shift_id
  join wings w on w.id = r.wing_id
  join sections s on s.id = r.section_id
  left join student_groups g on g.id = r.student_group_id`);

/** `placed`: what counts, with the names of its cohort. */
export const placed = sql`placed as (
  select r.*, c.name as class, c."order" as class_order, v.name as version, h.name as shift, w.name as wing,
    g.name as student_group, s.name as section,
    array[r.version_id, r.shift_id, r.wing_id, r.student_group_id] as place_order
  from counted r
  ${cohortNames}
)`;

/** The columns of a place, and what rows are sorted by: by section first, as everywhere. They are grouped by both. */
export const placeColumns = sql.raw('p.class, p.section, p.version, p.shift, p.wing, p.student_group');
export const byPlace = sql.raw('p.class_order, p.class, p.section, p.place_order');

const APART = ['version', 'shift', 'wing', 'student_group'] as const;

/** How the sections of rows are called: by their names, and by what else they do not all have in common. */
export function sectionNames(rows: readonly PlaceNames[]): (row: PlaceNames) => string {
  const apart = APART.filter((name) => new Set(rows.map((row) => row[name])).size > 1);
  return (row) => [row.section, ...apart.map((name) => row[name])].filter(Boolean).join(' · ');
}

/** Rows with the names of their places in the two parts that a page shows. */
export function withPlaces<Row extends PlaceNames>(rows: readonly Row[]) {
  const nameOf = sectionNames(rows);
  return rows.map((row) => {
    const { version: _v, shift: _s, wing: _w, student_group: _g, ...rest } = row;
    return { ...rest, section: nameOf(row) };
  });
}
