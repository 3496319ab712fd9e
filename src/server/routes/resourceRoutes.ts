import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { bulkRoutes } from './bulkRoutes.ts';
import { childrenRoutes } from './childrenRoutes.ts';
import { exportRoute } from './exportRoute.ts';
import { readRoutes } from './readRoutes.ts';
import { writeRoutes } from './writeRoutes.ts';

/** Every call of every resource, at the paths its declaration says. */
export function resourceRoutes(app: FastifyInstance, context: Context): void {
  for (const resource of context.registry.resources) {
    const route = { app, context, resource };
    readRoutes(route);
    childrenRoutes(route);
    exportRoute(route);
    writeRoutes(route);
    bulkRoutes(route);
  }
}
