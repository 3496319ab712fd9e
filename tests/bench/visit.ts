import type { BrowserContext, ConsoleMessage, Page } from 'playwright';

/** What a page shows when it is ready, as selectors that need the real thing: skeletons have fewer rows. */
export const ROWS = 'tbody tr:nth-child(25) td';
export const LOGIN_FORM = 'input[type="password"]';

const LIMIT_MS = 30_000;

const PAINTED = 'painted at ';

/** Opens an address in a page of its own; answers the milliseconds from the start of the navigation until the selected thing is painted. */
export async function timeVisit(context: BrowserContext, address: string, selector: string): Promise<number> {
  const page = await context.newPage();
  try {
    await page.addInitScript(watchPaint, { selector, PAINTED });
    const painted = paintedAt(page);
    await page.goto(address, { waitUntil: 'commit' });
    return await painted;
  } finally {
    await page.close();
  }
}

/** When the selected thing was painted, on the page's own clock. The page tells it: asking would keep the page busy. */
export async function paintedAt(page: Page): Promise<number> {
  const isIt = (message: ConsoleMessage) => message.text().startsWith(PAINTED);
  const message = await page.waitForEvent('console', { predicate: isIt, timeout: LIMIT_MS });
  return Number(message.text().slice(PAINTED.length));
}

/** Begins to watch a page that is open. */
export async function watchForPaint(page: Page, selector: string): Promise<void> {
  await page.evaluate(watchPaint, { selector, PAINTED });
}

/** Runs inside the page. A frame is on the screen when the task after its animation callbacks runs. */
function watchPaint({ selector, PAINTED }: { readonly selector: string; readonly PAINTED: string }): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => console.debug(PAINTED + performance.now());
      port2.postMessage('painted');
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}
