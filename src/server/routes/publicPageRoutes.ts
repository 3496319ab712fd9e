import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Method } from '../../core/paths.ts';
import type { Context } from '../context.ts';
import { isAllowed, requireFor } from '../policies/require.ts';
import { presentPageItem, presentPageText } from '../presenters/publicPage.ts';
import { changeRecord, createRecord, removeRecord, toggleRecord } from '../services/resources/writeRecords.ts';
import type { WriteCall } from '../services/resources/writing.ts';
import { findItem } from '../services/website/publicPages.ts';
import { answerSuccess, translatorOf } from './call.ts';
import { ITEM_KINDS, type ItemKind, itemInput, STATUS_CALLS } from './publicPageCalls.ts';
import { idOf, routeUrl } from './resourceRoute.ts';
import { sendList } from './readRoutes.ts';
import { readInputBody } from './uploads.ts';
import { readActive } from './writeRoutes.ts';

/** What was done with what; both by their keys in the languages. */
interface Done {
  readonly deed: 'created' | 'updated' | 'deleted' | 'switchedOn' | 'switchedOff';
  readonly subject: string;
  readonly data: unknown;
}

interface Route {
  readonly method: Method;
  readonly path: string;
  readonly resource: 'publicSimpleData' | 'publicMultipleData';
  /** What somebody must be allowed on the resource. */
  readonly action: 'create' | 'update' | 'delete';
  readonly handle: (call: WriteCall, request: FastifyRequest) => Promise<Done>;
}

const TEXT = 'resources.publicSimpleData.name';

/** The calls with which the pages of the public website are edited, at the addresses that the specification has for them. */
export function publicPageRoutes(app: FastifyInstance, context: Context): void {
  namesRoute(app, context);
  for (const route of [...textRoutes(), ...ITEM_KINDS.flatMap(itemRoutes), ...statusRoutes()]) register(app, context, route);
}

/** The pages by name and address, for everybody; those that are switched off only for whoever keeps the website. */
function namesRoute(app: FastifyInstance, context: Context): void {
  const resource = context.registry.get('publicSubMenu');
  const endpoint = { method: 'GET', path: '/get/only/public/sub/menus' } as const;
  app.get(endpoint.path, { config: { resource } }, (request, reply) => {
    const shown = isAllowed(request.caller, resource, 'read') ? [0, 1] : [1];
    const variant = { name: 'names', endpoint, filter: { is_active: shown } };
    const complete = async (records: readonly Record<string, unknown>[]) => records.map(namesOnly);
    return sendList({ route: { app, context, resource }, request, reply, variant, complete });
  });
}

function namesOnly({ id, public_menu_id, name, slug, page_design_type_id }: Record<string, unknown>): Record<string, unknown> {
  return { id, public_menu_id, name, slug, page_design_type_id };
}

function textRoutes(): Route[] {
  const shared = { method: 'POST', resource: 'publicSimpleData' } as const;
  return [
    {
      ...shared,
      path: '/menu/simple/data/store',
      action: 'create',
      handle: async (call, request) => {
        const text = await createRecord(call, await readInputBody(request, call));
        return { deed: 'created', subject: TEXT, data: presentPageText(text) };
      },
    },
    {
      ...shared,
      path: '/menu/simple/data/update{id}',
      action: 'update',
      handle: async (call, request) => {
        const text = await changeRecord(call, idOf(request), await readInputBody(request, call));
        return { deed: 'updated', subject: TEXT, data: presentPageText(text) };
      },
    },
  ];
}

function itemRoutes(kind: ItemKind): Route[] {
  const { design, subject } = kind;
  const shared = { resource: 'publicMultipleData' } as const;
  return [
    {
      ...shared,
      method: 'POST',
      path: kind.store,
      action: 'create',
      handle: async (call, request) => {
        const item = await createRecord(call, itemInput(kind, await readInputBody(request, call)));
        return { deed: 'created', subject, data: presentPageItem(item) };
      },
    },
    {
      ...shared,
      method: 'POST',
      path: kind.update,
      action: 'update',
      handle: async (call, request) => {
        const id = idOf(request);
        await findItem(call.context, id, [design]);
        // A notice stays what it was made as, a file or a text.
        const { is_file: _, ...input } = itemInput(kind, await readInputBody(request, call));
        return { deed: 'updated', subject, data: presentPageItem(await changeRecord(call, id, input)) };
      },
    },
    {
      ...shared,
      method: 'DELETE',
      path: kind.remove,
      action: 'delete',
      handle: async (call, request) => {
        const id = idOf(request);
        await findItem(call.context, id, [design]);
        await removeRecord(call, id);
        return { deed: 'deleted', subject, data: { id } };
      },
    },
  ];
}

function statusRoutes(): Route[] {
  return STATUS_CALLS.map(({ path, kinds }) => ({
    method: 'PUT',
    path,
    resource: 'publicMultipleData',
    action: 'update',
    handle: async (call, request) => {
      const id = idOf(request);
      const designs = kinds.map(({ design }) => design);
      const { design, isActive } = await findItem(call.context, id, designs);
      const wanted = wantedState(request.body, isActive);
      const data = presentPageItem(await toggleRecord(call, id, { is_active: wanted }));
      return { deed: wanted ? 'switchedOn' : 'switchedOff', subject: kinds[designs.indexOf(design)]?.subject ?? '', data };
    },
  }));
}

/** A call that does not say which state it wants turns the switch over. */
function wantedState(body: unknown, isActive: boolean): 0 | 1 {
  const isSaid = typeof body === 'object' && body !== null && 'is_active' in body;
  if (isSaid) return readActive(body);
  return isActive ? 0 : 1;
}

function register(app: FastifyInstance, context: Context, { method, path, resource: name, action, handle }: Route): void {
  const resource = context.registry.get(name);
  app.route({
    method,
    url: routeUrl({ method, path }),
    config: { resource, takesFiles: true },
    handler: async (request, reply) => {
      requireFor(request.caller, resource, action);
      const { deed, subject, data } = await handle({ context, caller: request.caller, resource }, request);
      const { text } = translatorOf(request);
      const message = text(`server.${deed}`, { resource: text(subject, { smart_count: 1 }) });
      return answerSuccess(reply, message, data, deed === 'created' ? 201 : 200);
    },
  });
}
