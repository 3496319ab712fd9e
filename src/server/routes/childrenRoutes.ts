import { childLists } from '../../core/calls.ts';
import { requireRead } from '../policies/require.ts';
import { readChildren, readChildrenQuestion } from '../services/resources/readChildren.ts';
import { type ResourceRoute, routeUrl } from './resourceRoute.ts';

/** The lists over the child rows of all records, where a declaration has a call for them. */
export function childrenRoutes({ app, context, resource }: ResourceRoute): void {
  for (const { name, endpoint } of childLists(resource)) {
    app.get(routeUrl(endpoint), { config: { resource } }, async (request, reply) => {
      requireRead(request.caller, resource);
      const question = readChildrenQuestion({ context, resource, query: request.query as Record<string, unknown> });
      const { records, total } = await readChildren({ context, resource, name, question });
      if (!question.range) return records;
      const { from } = question.range;
      reply.header('Content-Range', `items ${from}-${from + Math.max(records.length, 1) - 1}/${total}`);
      return records;
    });
  }
}
