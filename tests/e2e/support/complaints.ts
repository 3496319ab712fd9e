import type { Page } from '@playwright/test';

/** What went wrong on a page: console errors and warnings, exceptions, requests that failed or were refused. */
export interface Complaints {
  /** All since the last time, which are then forgotten. */
  readonly take: () => string[];
}

export function watchComplaints(page: Page): Complaints {
  let found: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page gives up what it still waits for.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') found.push(`${reason}: ${request.method()} ${request.url()}`);
  });
  return {
    take: () => {
      const taken = found;
      found = [];
      return taken;
    },
  };
}
