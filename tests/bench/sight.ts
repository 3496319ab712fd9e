import { logIn } from '../e2e/support/sessions.ts';
import { median } from './median.ts';
import { type Measurement, round } from './report.ts';
import { openSchool } from './school.ts';

const ROUNDS = 41;
const LIMIT = 1.05;

/** What lists cost that are restricted to the caller's rows or fields, by the same rows for somebody who sees all. */
const LISTS = [
  { what: 'students of a teacher', path: '/get/all/students' },
  { what: 'results of a teacher’s students', path: '/get/all/result' },
  { what: 'employees without what is private', path: '/get/all/employee' },
] as const;

/** What row rules, field rules and the check of abilities add to a list. */
export async function* measureSight(): AsyncGenerator<Measurement> {
  const { url, session } = await openSchool();
  const teacher = await logIn(url, 'teacher');
  for (const { what, path } of LISTS) {
    const rows = await rowsOf(`${url}/api${path}`, teacher.accessToken);
    const filter = JSON.stringify({ id: rows.map(({ id }) => id) });
    const restricted = address(`${url}/api${path}`, {});
    const open = address(`${url}/api${path}`, { filter });
    const times: { own: number; same: number }[] = [];
    for (let turn = 0; turn <= ROUNDS; turn += 1)
      times.push({ own: await timed(restricted, teacher.accessToken), same: await timed(open, session.accessToken) });
    const [own, same] = [
      median(times.slice(1).map((each) => each.own)),
      median(times.slice(1).map((each) => each.same)),
    ];
    yield {
      what: `${what}, by the same ${rows.length} rows for who sees all`,
      value: own / same,
      unit: ' ×',
      atMost: LIMIT,
      detail: `${round(own)} ms by ${round(same)} ms`,
    };
  }
}

function address(list: string, query: Readonly<Record<string, string>>): string {
  return `${list}?${new URLSearchParams({ ...query, range: '[0,24]', sort: '["id","ASC"]' })}`;
}

async function rowsOf(list: string, token: string): Promise<{ readonly id: number }[]> {
  const answer = await fetch(address(list, {}), { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${list}: ${answer.status}`);
  return (await answer.json()) as { id: number }[];
}

async function timed(url: string, token: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - started;
}
