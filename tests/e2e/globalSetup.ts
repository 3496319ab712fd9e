import { startServer } from '../support/server.ts';

/**
 * Playwright asks for a default export. The tests reach the one server through their `baseURL`; E2E_BASE_URL names one
 * that runs already, for working on the tests.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const server = await startServer({ LOG_LEVEL: 'warn' });
  process.env.E2E_BASE_URL = server.url;
  return server.stop;
}
