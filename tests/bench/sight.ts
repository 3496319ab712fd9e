import { logIn } from '../e2e/support/sessions.ts';
import { median } from './median.ts';
import { type Measurement, round } from './report.ts';
import { openSchool } from './school.ts';
import { timed } from './timed.ts';
import { queryAt } from '../support/testDatabase.ts';

const ROUNDS = 41;
const LIMIT = 1.05;
const MOST_ROWS = 500;
const TEACHER = 'teacher@demo.school';

/** What lists cost that are restricted to the caller's rows or fields, by the same rows for somebody who sees all. */
const LISTS = [
  { what: 'students of a teacher', path: '/get/all/students' },
  { what: 'results of a teacher’s students', path: '/get/all/result' },
  { what: 'employees without what is private', path: '/get/all/employee' },
] as const;

/** What row rules, field rules and the check of abilities add to a list. */
export async function* measureSight(): AsyncGenerator<Measurement> {
  const { url, session, databaseUrl } = await openSchool();
  const teacher = await logIn(url, 'teacher');
  const giveBack = await leaveOneCohort(databaseUrl);
  for (const { what, path } of LISTS) {
    const restricted = address(`${url}/api${path}`);
    const ids = await idsOf(`${url}/api${path}`, teacher.accessToken);
    const open = address(`${url}/api${path}`, { id: ids });
    const times: { own: number; same: number }[] = [];
    for (let turn = 0; turn <= ROUNDS; turn += 1)
      times.push({ own: await timed(restricted, teacher.accessToken), same: await timed(open, session.accessToken) });
    const [own, same] = [
      median(times.slice(1).map((each) => each.own)),
      median(times.slice(1).map((each) => each.same)),
    ];
    yield {
      what: `${what}, to the same ${ids.length} rows for who sees all`,
      value: own / same,
      unit: ' ×',
      atMost: LIMIT,
      detail: `${round(own)} ms to ${round(same)} ms`,
    };
  }
  await giveBack();
}

/** The teacher keeps one cohort, so that the ids of its students fit an address: both then count and show the same rows. */
async function leaveOneCohort(databaseUrl: string): Promise<() => Promise<void>> {
  const own = `employee_id in (select m.id from employees m join users u on u.id = m.user_id where u.email = '${TEACHER}')`;
  const taken = await queryAt<{ id: number }>(
    databaseUrl,
    `update subject_teachers set is_active = 0 where ${own} and is_active = 1 returning id`,
  );
  const others = await queryAt<{ id: number }>(
    databaseUrl,
    `update class_teachers set is_active = 0 where ${own} and is_active = 1
       and id > (select min(id) from class_teachers where ${own} and is_active = 1) returning id`,
  );
  return async () => {
    for (const [table, rows] of [
      ['subject_teachers', taken],
      ['class_teachers', others],
    ] as const)
      await queryAt(databaseUrl, `update ${table} set is_active = 1 where id = any('{${rows.map(({ id }) => id)}}')`);
  };
}

function address(list: string, filter?: object): string {
  const query = { range: '[0,24]', sort: '["id","ASC"]', ...(filter && { filter: JSON.stringify(filter) }) };
  return `${list}?${new URLSearchParams(query)}`;
}

async function idsOf(list: string, token: string): Promise<number[]> {
  const query = new URLSearchParams({ range: `[0,${MOST_ROWS - 1}]`, sort: '["id","ASC"]' });
  const answer = await fetch(`${list}?${query}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${list}: ${answer.status}`);
  const rows = (await answer.json()) as { id: number }[];
  if (rows.length === MOST_ROWS) throw new Error(`${list} has more rows than fit an address`);
  return rows.map(({ id }) => id);
}
