import type { BrowserContext, Page } from 'playwright';

/** What a page shows when it is ready, as selectors that need the real thing: skeletons have fewer rows. */
export const ROWS = 'tbody tr:nth-child(25) td';
export const LOGIN_FORM = 'input[type="password"]';

const LIMIT_MS = 30_000;

/** Opens an address in a page of its own; answers the milliseconds from the start of the navigation until the selected thing is painted. */
export async function timeVisit(context: BrowserContext, address: string, selector: string): Promise<number> {
  const page = await context.newPage();
  try {
    await page.addInitScript(watchPaint, selector);
    await page.goto(address, { waitUntil: 'commit' });
    return await paintedAt(page);
  } finally {
    await page.close();
  }
}

/** When the selected thing was painted, on the page's own clock. */
export async function paintedAt(page: Page): Promise<number> {
  await page.waitForFunction(() => document.documentElement.dataset.paintedAt, undefined, { timeout: LIMIT_MS });
  return page.evaluate(() => Number(document.documentElement.dataset.paintedAt));
}

/** Runs inside the page. A frame is on the screen when the task after its animation callbacks runs. */
export function watchPaint(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        document.documentElement.dataset.paintedAt = String(performance.now());
      };
      port2.postMessage('painted');
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}
