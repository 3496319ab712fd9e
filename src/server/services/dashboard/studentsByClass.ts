import type { Tile } from './tile.ts';

/** The active students of every class that has some, in the order of the classes. */
export const studentsByClass: Tile<'studentsByClass'> = {
  name: 'studentsByClass',
  needs: ['student', 'class'],
  read: async ({ context }) => {
    const rows = await context.database.query(
      `select c.id, c.name, count(*) as count from students s
       join classes c on c.id = s.class_id
       where s.is_active = 1
       group by c.id
       order by c."order"`,
    );
    return rows.map(({ id, name, count }) => ({
      resource: 'student',
      filter: { class_id: id, is_active: 1 },
      name: String(name),
      count: Number(count),
    }));
  },
};
