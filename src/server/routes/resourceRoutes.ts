import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { bulkRoutes } from './bulkRoutes.ts';
import { childrenRoutes } from './childrenRoutes.ts';
import { ImportJobs } from '../services/resources/import/jobs.ts';
import { exportRoute } from './exportRoute.ts';
import { importJobRoutes, importRoutes } from './importRoutes.ts';
import { readRoutes } from './readRoutes.ts';
import { writeRoutes } from './writeRoutes.ts';

/** Every call of every resource, at the paths its declaration says. */
export function resourceRoutes(app: FastifyInstance, context: Context): void {
  const imports = new ImportJobs();
  importJobRoutes(app, imports);
  for (const resource of context.registry.resources) {
    const route = { app, context, resource };
    readRoutes(route);
    childrenRoutes(route);
    exportRoute(route);
    importRoutes(route, imports);
    writeRoutes(route);
    bulkRoutes(route);
  }
}
