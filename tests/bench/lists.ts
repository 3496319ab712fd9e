import { registry } from '../../schemas/index.ts';
import type { Resource } from '../../src/core/resource.ts';
import { median } from './median.ts';
import { measurePlans } from './plans.ts';
import { type Measurement, round } from './report.ts';
import { openSchool } from './school.ts';

const ROUNDS = 9;
const LIMIT_MS = 50;

/** The first page of every list, and whether its filters and sorts find their rows by indexes. */
export async function* measureLists(): AsyncGenerator<Measurement> {
  const { url, session, databaseUrl } = await openSchool();
  const lists = registry.resources.filter(({ singleton }) => !singleton);
  const times: { resource: Resource; ms: number }[] = [];
  for (const resource of lists)
    times.push({ resource, ms: await timeFirstPage(resource, `${url}/api`, session.accessToken) });
  times.sort((a, b) => b.ms - a.ms);
  const slowest = times.slice(0, 5).map(({ resource, ms }) => `${resource.name} ${round(ms)} ms`);
  yield {
    what: `slowest first page of ${lists.length} lists, as the server answers it`,
    value: times[0]?.ms ?? Number.NaN,
    unit: ' ms',
    atMost: LIMIT_MS,
    detail: slowest.join(', '),
  };
  yield* measurePlans(databaseUrl);
}

async function timeFirstPage({ endpoints }: Resource, api: string, token: string): Promise<number> {
  const address = `${api}${endpoints.list.path}?range=${encodeURIComponent('[0,24]')}`;
  const headers = { authorization: `Bearer ${token}` };
  const times: number[] = [];
  for (let turn = 0; turn <= ROUNDS; turn += 1) {
    const started = performance.now();
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    times.push(performance.now() - started);
  }
  return median(times.slice(1));
}
