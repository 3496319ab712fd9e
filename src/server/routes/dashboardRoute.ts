import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { requireAbility } from '../policies/abilities.ts';
import { readDashboard } from '../services/dashboard/readDashboard.ts';

/** The figures of the start page, as far as somebody may see them. */
export function dashboardRoute(app: FastifyInstance, context: Context): void {
  app.get('/dashboard', (request) => {
    requireAbility(request.caller, 'read', 'Dashboard');
    return readDashboard(context, request.caller);
  });
}
