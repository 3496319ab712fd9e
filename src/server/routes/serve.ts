import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Answered,
  type Call,
  type InputOf,
  LIST_PARAMETERS,
  type ParametersOf,
  type QueryOf,
} from '../../core/calls/defineCall.ts';
import { me } from '../../core/calls/engineCalls.ts';
import { isObject } from '../../core/isObject.ts';
import type { Fields } from '../../core/fields/field.ts';
import { routerPath } from '../../core/paths.ts';
import type { Resource } from '../../core/resource.ts';
import { parseValue } from '../../core/rules/parseValue.ts';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { requireSecondFactor, requireWho } from '../policies/require.ts';
import { refuseChangesInView } from '../policies/viewAs.ts';
import { readFields } from '../readFields.ts';
import type { Translator } from '../translate.ts';
import { recordViewed } from '../services/auditLog/recordViewed.ts';
import { unreadableFiles } from '../services/files/readableFiles.ts';
import { translatorOf } from './translatorOf.ts';
import { removeRefusedFiles } from '../services/files/unusedFiles.ts';
import type { NewFile } from '../storage/storedFiles.ts';
import { readInputBody } from './uploads.ts';

/** One request of a call, after it was found to be allowed and its input to be right. */
export interface AcceptedRequest<C extends Call = Call> {
  readonly context: Context;
  readonly caller: Caller;
  readonly input: InputOf<C>;
  readonly query: QueryOf<C>;
  readonly params: ParametersOf<C>;
  /** The words for whoever makes the call. */
  readonly translator: Translator;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** One request of a call that every entity has. */
export interface ResourceCalling extends Omit<AcceptedRequest, 'input' | 'query' | 'params'> {
  readonly resource: Resource;
  readonly input: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly params: { readonly id: number };
}

/** Does what a call is for and gives its answer, or the reply that it has sent by itself. */
export type Handler<C extends Call> = (
  accepted: AcceptedRequest<C>,
) => Answered<C> | FastifyReply | Promise<Answered<C> | FastifyReply>;

/** A call with what handles it, ready to be registered. */
export interface ServedCall {
  readonly call: Call;
  readonly register: (app: FastifyInstance, context: Context) => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyContextConfig {
    /** The declared call that this route serves. */
    call?: Call;
  }
}

interface Options {
  /** Its caller is known without waiting for the database. */
  readonly atOnce?: boolean;
}

/** Binds a declared call to what handles it. */
export function serve<const C extends Call>(call: C, handle: Handler<C>, { atOnce = false }: Options = {}): ServedCall {
  return {
    call,
    register: (app, context) => {
      app.route({
        method: call.method,
        url: routeUrl(call.path),
        config: { call, atOnce, ...(call.resource && { resource: context.registry.get(call.resource) }) },
        handler: async (request, reply) => {
          const { caller } = request;
          requireSecondFactor(caller, call);
          requireWho(caller, call.who);
          refuseChangesInView(caller, call);
          const added: NewFile[] = [];
          try {
            const accepted = {
              context,
              caller,
              params: readParams(request),
              query: readQuery(call, request),
              input: await readCallInput(call, request, { context, added }),
              translator: translatorOf(request),
              request,
              reply: reply.code(call.status ?? 200),
            };
            if (caller.actor) await recordViewedCall(accepted);
            return await handle(accepted as AcceptedRequest<C>);
          } catch (error) {
            await removeRefusedFiles(context, added).catch((err: unknown) =>
              context.log.warn({ err }, 'Files of a refused write stay until it is time for what no record has.'),
            );
            throw error;
          }
        },
      });
    },
  };
}

/** The answer of a write: a sentence about it, and what was written. */
export function success<T>(message: string, data: T) {
  return { status: 'success', message, data } as const;
}

// What everybody may read, and whose account it is, tells nothing of the person.
function recordViewedCall({ context, caller, params, request }: Omit<AcceptedRequest, 'input' | 'query'>) {
  const { call } = request.routeOptions.config;
  if (call?.method !== 'GET' || call.who === 'everybody' || call.id === me.id) return undefined;
  const path = request.url.replace(/\?.*/, '').replace(/^\/api/, '');
  const { id } = params as { readonly id?: number };
  return recordViewed(context, caller, { path, resource: call.resource, id });
}

/** A template as Fastify takes it; an id is digits only, whatever stands before it. */
function routeUrl(path: string): string {
  return routerPath(path).replace(':id', ':id(^\\d+)');
}

// An id that no record can have answers 404.
function readParams({ params }: FastifyRequest): Record<string, string | number> {
  const { id, ...others } = params as Record<string, string>;
  if (id === undefined) return others;
  const number = Number(id);
  if (!Number.isSafeInteger(number) || number < 1) throw refuse.notFound();
  return { ...others, id: number };
}

function readQuery(call: Call, { query, body }: FastifyRequest): Record<string, unknown> {
  const parameters = query as Record<string, unknown>;
  // Passed over, a part of the dialect of lists would seem to be obeyed.
  const untaken =
    call.listQuery && LIST_PARAMETERS.find((name) => name in parameters && !call.listQuery?.includes(name));
  if (untaken) throw refuse.badQuery(untaken);
  const names = [...(call.listQuery ?? []), ...Object.keys(call.query ?? {})];
  // So would `state[]=x`: a name in brackets is none that is declared.
  const nested = names.find((name) => Object.keys(parameters).some((key) => key.startsWith(`${name}[`)));
  if (nested) throw refuse.badQuery(nested);
  // And so would a filter in the body of an export.
  const misplaced = !call.input && isObject(body) && names.find((name) => Object.hasOwn(body, name));
  if (misplaced) throw refuse.queryInBody(misplaced);
  const read = Object.entries(call.query ?? {}).map(([name, field]): [string, unknown] => {
    const parsed = parseValue(field, parameters[name]);
    if ('problem' in parsed) throw refuse.badQuery(name);
    if (field.required && parsed.value === null) throw refuse.missingQuery(name);
    return [name, parsed.value];
  });
  return Object.fromEntries(read);
}

interface InputReading {
  readonly context: Context;
  readonly added: NewFile[];
}

async function readCallInput(
  call: Call,
  request: FastifyRequest,
  { context, added }: InputReading,
): Promise<Record<string, unknown>> {
  if (!call.input || call.readsFile) return {};
  const fields = call.input as Fields;
  const { caller } = request;
  const unreadable = (paths: readonly string[]) => unreadableFiles(context, caller, paths);
  const body = await readInputBody(request, { context, caller, unreadable, added, resource: { fields } });
  if (call.rawInput) return body;
  return readFields(fields, { input: body, today: context.today() });
}
