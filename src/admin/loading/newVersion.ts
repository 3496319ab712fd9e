import { useSyncExternalStore } from 'react';

/** Milliseconds between two looks at what the server serves. */
const CHECK_INTERVAL = 300_000;
/** The page's first script; the build puts a hash of its content into the name. */
const ENTRY = /<script[^>]*\bsrc="([^"]+-[\w-]{8}\.js)"/;

const listeners = new Set<() => void>();
let isReady = false;
let checkedAt = Date.now();

/** Looks whether a newer version has been installed: after a navigation at most every five minutes, or at once when asked to. */
export async function checkVersion({ now = false } = {}): Promise<void> {
  const isDue = now || Date.now() - checkedAt >= CHECK_INTERVAL;
  const running = document.querySelector('script[type="module"][src]')?.outerHTML;
  if (!isDue || isReady || !running || !ENTRY.test(running)) return;
  checkedAt = Date.now();
  const served = await servedPage();
  if (served && entryOf(served) !== entryOf(running)) set(true);
}

/** Whether a newer version waits, and the way to be left alone until the next look. */
export function useNewVersion(): { readonly isReady: boolean; readonly putOff: () => void } {
  const ready = useSyncExternalStore(subscribe, () => isReady);
  return { isReady: ready, putOff: () => set(false) };
}

/** Whether the server serves pages. */
export async function isServerThere(): Promise<boolean> {
  return (await askForPage())?.ok ?? false;
}

// No answer is no news.
async function servedPage(): Promise<string | undefined> {
  const answer = await askForPage();
  const text = answer?.ok ? await answer.text().catch(() => '') : '';
  return ENTRY.test(text) ? text : undefined;
}

async function askForPage(): Promise<Response | undefined> {
  try {
    return await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
  } catch {
    return undefined;
  }
}

function entryOf(html: string): string | undefined {
  return ENTRY.exec(html)?.[1];
}

function set(ready: boolean): void {
  isReady = ready;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
