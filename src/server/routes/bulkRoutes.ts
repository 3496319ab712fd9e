import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_SLICE } from '../../core/limits.ts';
import { parseValue } from '../../core/rules/parseValue.ts';
import { answerSuccess, translatorOf } from './call.ts';
import { refuse } from '../errors.ts';
import { requireFor } from '../policies/require.ts';
import { type BulkResult, removeMany, toggleMany } from '../services/resources/bulk.ts';
import type { ResourceRoute } from './resourceRoute.ts';
import { readActive } from './writeRoutes.ts';

/** The same for many records at once. */
export function bulkRoutes({ app, context, resource }: ResourceRoute): void {
  const { toggle, remove } = resource.endpoints;
  const config = { resource };
  if (toggle) {
    app.put(`/${resource.collection}/bulk/status`, { config }, async (request, reply) => {
      requireFor(request.caller, resource, 'update');
      const call = { context, caller: request.caller, resource };
      return answer(request, reply, await toggleMany(call, readIds(request.body), readActive(request.body)));
    });
  }
  if (remove) {
    app.delete(`/${resource.collection}/bulk`, { config }, async (request, reply) => {
      requireFor(request.caller, resource, 'delete');
      const call = { context, caller: request.caller, resource };
      return answer(request, reply, await removeMany(call, readIds(request.body)));
    });
  }
}

function readIds(body: unknown): number[] {
  const { ids } = (body ?? {}) as { ids?: unknown };
  const parsed = parseValue({ kind: 'manyToMany', target: '', through: '' }, ids);
  if ('problem' in parsed) throw refuse.invalid({ ids: [parsed.problem] });
  const list = parsed.value as number[];
  if (list.length === 0) throw refuse.invalid({ ids: [{ key: 'required' }] });
  if (list.length > MAX_SLICE) throw refuse.invalid({ ids: [{ key: 'maxItems', params: { max: MAX_SLICE } }] });
  return list;
}

function answer(request: FastifyRequest, reply: FastifyReply, { done, refused }: BulkResult) {
  const { text, refusal } = translatorOf(request);
  const message =
    refused.length === 0
      ? text('server.bulkDone', { smart_count: done.length })
      : text('server.bulkPartly', { done: done.length, refused: refused.length });
  return answerSuccess(reply, message, { done, refused: refused.map(({ id, error }) => ({ id, message: refusal(error) })) });
}
