import type { Browser, Page } from 'playwright';
import { registry } from '../../schemas/index.ts';
import { storageOf } from '../e2e/support/test.ts';
import { median } from './median.ts';
import { type Measurement, round } from './report.ts';
import type { School } from './school.ts';
import { paintedAt, watchForPaint } from './visit.ts';

const ROUNDS = 11;
const FROM = registry.get('studentParent').screens.list;
const TO = registry.get('student');
/** The rows a list has at first, in the table of this very list: the one that is left has rows too. */
const ROWS = 'table[aria-label="Students"] tbody tr:nth-child(10) td';

/** From one list to another by the menu, without what the API itself takes. */
export async function measureListChange(browser: Browser, { url, session }: School): Promise<Measurement> {
  const context = await browser.newContext({ storageState: storageOf(url, session) });
  const changes: Change[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const page = await context.newPage();
    await page.goto(url + FROM, { waitUntil: 'networkidle' });
    changes.push(await change(page));
    await page.close();
  }
  const counted = changes.slice(1);
  const beyond = median(counted.map(({ total, api }) => total - api));
  const [total, api] = [median(counted.map((each) => each.total)), median(counted.map((each) => each.api))];
  const detail = `${round(total)} ms, of which the API ${round(api)} ms, medians of ${ROUNDS}`;
  return {
    what: 'change to the list of students until rows are painted, beyond the API’s answer',
    value: beyond,
    unit: ' ms',
    atMost: 150,
    detail,
  };
}

interface Change {
  readonly total: number;
  readonly api: number;
}

/** Every change is the first since its page was loaded: a list seen before shows at once what it showed then. */
async function change(page: Page): Promise<Change> {
  await watchForPaint(page, ROWS);
  const painted = paintedAt(page);
  const started = await page.locator(`nav a[href="${TO.screens.list}"]`).evaluate((link) => {
    performance.clearResourceTimings();
    const now = performance.now();
    (link as HTMLElement).click();
    return now;
  });
  const total = (await painted) - started;
  const api = await page.evaluate((path) => {
    const call = performance.getEntriesByType('resource').find(({ name }) => name.includes(path));
    return call instanceof PerformanceResourceTiming ? call.responseEnd - call.startTime : Number.NaN;
  }, `${TO.endpoints.list?.path}?`);
  return { total, api };
}
