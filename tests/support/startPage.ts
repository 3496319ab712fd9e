import { expect } from 'vitest';
import type { Dashboard } from '../../schemas/dashboard.ts';
import { registry } from '../../schemas/index.ts';
import { type SeedRecord, seedRecords } from '../../src/server/school/seed/seedRecords.ts';
import { build } from './build.ts';
import type { Campus, Json, Role } from './campus.ts';

/** What tests of the start page ask and seed again and again, in the school that is open then. */
export function startPageOf(campusOf: () => Campus) {
  let number = 0;
  let template: Promise<SeedRecord> | undefined;
  const ask = (sql: string, values: unknown[] = []) => campusOf().database.query(sql, values);
  const idOf = async (sql: string, values: unknown[] = []) => Number((await ask(sql, values))[0]?.id);
  const currentYear = () => idOf('select id from academic_years where is_current = 1');
  const makeTemplate = async (): Promise<SeedRecord> => {
    const { password: _, ...built } = await build(campusOf(), registry.get('student'));
    const [section] = await ask('select id from sections order by id limit 1');
    return { ...built, academic_year_id: await currentYear(), section_id: section?.id, student_group_id: null };
  };
  /** A valid student of the present year, the template of the seeded ones. */
  const templateStudent = () => {
    template ??= makeTemplate();
    return template;
  };
  const seed = (name: string, rows: readonly SeedRecord[]) => {
    const { context } = campusOf();
    return seedRecords({ ...context, today: context.today() }, name, rows);
  };
  return {
    /** The tiles that somebody sees. */
    read: async (as: Role = 'superadmin') => {
      const answer = await campusOf().call('GET /dashboard', { as });
      expect(answer.status, answer.text).toBe(200);
      return (answer.body as Json & Dashboard).tiles;
    },
    today: () => campusOf().context.today(),
    idOf,
    currentYear,
    /** The day on which the present year starts. */
    yearStart: async () =>
      String((await ask('select starts_on from academic_years where is_current = 1'))[0]?.starts_on),
    templateStudent,
    seed,
    seedStudents: async (rows: readonly SeedRecord[]) => {
      const child = await templateStudent();
      return seed(
        'student',
        rows.map((row) => ({ ...child, student_id: `H-${++number}`, roll_no: null, user_id: null, ...row })),
      );
    },
    seedClass: async (name: string) => (await seed('class', [{ name, code: name, order: 80 + ++number }]))[0],
  };
}
