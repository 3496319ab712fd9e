import type { FastifyInstance } from 'fastify';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Context } from '../context.ts';

/** Whether the server and its database answer; the only thing besides the institute that needs no login. */
export function healthRoute(app: FastifyInstance, { database, env }: Context): void {
  app.get('/health', async () => {
    await database.ping();
    return { status: 'ok', database: database.kind, version: packageJson.version, demo: env.seed !== 'none' };
  });
}
