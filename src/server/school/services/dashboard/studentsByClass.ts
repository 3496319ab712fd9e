import { schoolTables } from '../../tables.ts';
import type { Tile } from './tile.ts';

/** The active students of every class that has some, in the order of the classes. */
export const studentsByClass: Tile<'studentsByClass'> = {
  name: 'studentsByClass',
  read: async ({ context }) => {
    const rows = await schoolTables<'students' | 'classes'>(context)
      .selectFrom('students as student')
      .innerJoin('classes as class', 'class.id', 'student.class_id')
      .select(({ fn }) => ['class.id', 'class.name', fn.countAll<number>().as('count')])
      .where('student.is_active', '=', 1)
      .groupBy('class.id')
      .orderBy('class.order')
      .execute();
    return rows.map(({ id, name, count }) => ({
      resource: 'student',
      filter: { class_id: id, is_active: 1 },
      name,
      count,
    }));
  },
};
