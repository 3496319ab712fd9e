import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Endpoint, routerPath } from '../../core/paths.ts';
import type { Resource } from '../../core/resource.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';

/** What the routes of one resource share. */
export interface ResourceRoute {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly resource: Resource;
}

/** A template as Fastify takes it; an id is digits only, whatever stands before it. */
export function routeUrl({ path }: Endpoint): string {
  return routerPath(path).replace(':id', ':id(^\\d+)');
}

/** The id in a request's path. One that no record can have answers 404. */
export function idOf(request: FastifyRequest): number {
  const id = Number((request.params as { id?: string }).id);
  if (!Number.isSafeInteger(id) || id < 1) throw refuse.notFound();
  return id;
}
