import { startServer } from '../support/server.ts';

/** Playwright asks for a default export. The tests reach the one server through their `baseURL`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer({ LOG_LEVEL: 'warn' });
  process.env.E2E_BASE_URL = server.url;
  return server.stop;
}
