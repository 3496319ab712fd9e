import type { Page } from '@playwright/test';

/** The scripts a page has asked for, by address. */
export function watchScripts(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || /\/assets\/.*\.js$/.test(request.url())) scripts.add(request.url());
  });
  return scripts;
}

/** What fetches pages ahead of time waits for ever: only what a screen itself needs is left. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** What scripts weigh as the server sends them to browsers without Brotli, in kB (1000 bytes). */
export async function gzippedKB(scripts: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...scripts].map(gzippedSize));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10;
}

async function gzippedSize(address: string): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } });
  return Number(answer.headers.get('Content-Length'));
}

/** Whether one of the scripts contains a text. */
export async function contain(scripts: Iterable<string>, text: string): Promise<boolean> {
  const contents = await Promise.all([...scripts].map(async (address) => (await fetch(address)).text()));
  return contents.some((content) => content.includes(text));
}
