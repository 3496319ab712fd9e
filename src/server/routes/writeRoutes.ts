import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../core/paths.ts';
import type { Action, Resource } from '../../core/resource.ts';
import { parseValue } from '../../core/rules/parseValue.ts';
import { answerSuccess, translatorOf } from './call.ts';
import { readInputBody } from './uploads.ts';
import { refuse } from '../errors.ts';
import { requireFor } from '../policies/require.ts';
import { actOnRecord } from '../services/resources/actOnRecord.ts';
import { completeRecord } from '../services/resources/completeRecord.ts';
import { changeRecord, createRecord, removeRecord, stateOf, toggleRecord } from '../services/resources/writeRecords.ts';
import type { WriteCall } from '../services/resources/writing.ts';
import { idOf, type ResourceRoute, routeUrl } from './resourceRoute.ts';

type Handler = (call: WriteCall, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Making, changing, switching, moving and deleting records. */
export function writeRoutes(route: ResourceRoute): void {
  const { create, update, toggle, remove } = route.resource.endpoints;
  register(route, create, 'create', async (call, request, reply) => {
    const record = await completeRecord(call, await createRecord(call, await readInputBody(request, call)));
    return answerSuccess(reply, saying(request, call.resource, 'created'), record, 201);
  });
  register(route, update, 'update', async (call, request, reply) => {
    const record = await completeRecord(call, await changeRecord(call, idOf(request), await readInputBody(request, call)));
    return answerSuccess(reply, saying(request, call.resource, 'updated'), record);
  });
  register(route, toggle, 'update', async (call, request, reply) => {
    const isActive = readActive(request.body);
    const input = { ...(request.body as object), is_active: isActive };
    const record = await completeRecord(call, await toggleRecord(call, idOf(request), input));
    return answerSuccess(reply, saying(request, call.resource, isActive ? 'switchedOn' : 'switchedOff'), record);
  });
  register(route, remove, 'delete', async (call, request, reply) => {
    const id = idOf(request);
    await removeRecord(call, id);
    return answerSuccess(reply, saying(request, call.resource, 'deleted'), { id });
  });
  for (const action of Object.values(route.resource.actions)) actionRoute(route, action);
}

function actionRoute(route: ResourceRoute, action: Action): void {
  register(route, action.endpoint, action.permission, async (call, request, reply) => {
    const input = (request.body ?? {}) as Record<string, unknown>;
    const record = await actOnRecord({ call, action, id: idOf(request), input });
    const { text, resourceName } = translatorOf(request);
    const resource = resourceName(call.resource.name);
    return answerSuccess(reply, text('server.acted', { resource, state: text(stateOf(call.resource, record)) }), record);
  });
}

function register(route: ResourceRoute, endpoint: Endpoint | undefined, action: string, handle: Handler): void {
  if (!endpoint) return;
  const { app, context, resource } = route;
  app.route({
    method: endpoint.method,
    url: routeUrl(endpoint),
    config: { resource, takesFiles: endpoint === resource.endpoints.create || endpoint === resource.endpoints.update },
    handler: (request, reply) => {
      requireFor(request.caller, resource, action);
      return handle({ context, caller: request.caller, resource }, request, reply);
    },
  });
}

/** Whether a status call switches on or off. */
export function readActive(body: unknown): 0 | 1 {
  const { is_active: given } = (body ?? {}) as { is_active?: unknown };
  const parsed = parseValue({ kind: 'boolean' }, given);
  if ('problem' in parsed) throw refuse.invalid({ is_active: [parsed.problem] });
  if (parsed.value === null) throw refuse.invalid({ is_active: [{ key: 'required' }] });
  return parsed.value as 0 | 1;
}

function saying(request: FastifyRequest, resource: Resource, what: string): string {
  const { text, resourceName } = translatorOf(request);
  return text(`server.${what}`, { resource: resourceName(resource.name) });
}
