import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { requireAbility } from '../policies/abilities.ts';
import { searchRecords } from '../services/search/searchRecords.ts';

/** One search over everything that somebody may read: `GET /search?q=rahim`. */
export function searchRoute(app: FastifyInstance, context: Context): void {
  app.get('/search', (request) => {
    const { caller } = request;
    requireAbility(caller, 'read', 'Auth');
    const { q = '' } = request.query as { q?: unknown };
    if (typeof q !== 'string') throw refuse.badQuery('q');
    return searchRecords({ context, caller, q });
  });
}
