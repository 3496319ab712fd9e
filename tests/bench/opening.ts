import type { Browser, BrowserContext } from 'playwright';
import { storageOf } from '../e2e/support/test.ts';
import { median } from './median.ts';
import { type Measurement, round } from './report.ts';
import type { School } from './school.ts';
import { LOGIN_FORM, ROWS, timeVisit } from './visit.ts';

const ROUNDS = 11;

/** The back office beside plain react-admin on the same server: a list that was opened before, and the login of a newcomer. */
export async function* measureOpening(browser: Browser, school: School): AsyncGenerator<Measurement> {
  const { url, plainUrl, session } = school;
  const storageState = storageOf(url, session);
  const known = [await browser.newContext({ storageState }), await browser.newContext({ storageState })] as const;
  const lists = await inTurns({
    ours: () => timeVisit(known[0], `${url}/students?perPage=25`, ROWS),
    plain: () => timeVisit(known[1], `${plainUrl}/#/students`, ROWS),
  });
  yield {
    what: 'list opened warm until 25 rows are painted, to plain react-admin',
    value: lists[0] / lists[1],
    unit: '',
    atMost: 1,
    detail: detailOf(lists),
  };
  const logins = await inTurns({
    ours: () => inNewContext(browser, (context) => timeVisit(context, `${url}/login`, LOGIN_FORM)),
    plain: () => inNewContext(browser, (context) => timeVisit(context, `${plainUrl}/#/login`, LOGIN_FORM)),
  });
  yield {
    what: 'plain react-admin’s login until it is painted, cold, to ours',
    value: logins[1] / logins[0],
    unit: ' times',
    atLeast: 3,
    detail: detailOf(logins),
  };
}

function detailOf([ours, plain]: readonly [number, number]): string {
  return `${round(ours)} to ${round(plain)} ms, medians of ${ROUNDS}`;
}

/** Medians of two kinds of visit made in turns; the first of each only fills the caches. */
async function inTurns({
  ours,
  plain,
}: Record<'ours' | 'plain', () => Promise<number>>): Promise<readonly [number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    times[0].push(await ours());
    times[1].push(await plain());
  }
  return [median(times[0].slice(1)), median(times[1].slice(1))];
}

/** A context of its own has an empty cache. */
async function inNewContext<T>(browser: Browser, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
