import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { BoundedCache } from '../../boundedCache.ts';
import { recordAction } from './recordEvent.ts';

/** What is opened: by its path, and where it is known, of which entity and record. */
export interface OpenedPath {
  readonly path: string;
  readonly resource?: string | undefined;
  readonly id?: number | undefined;
}

const MAX_VIEWS = 1_000;

/** What was written down already, by view: pages ask for the same again and again. */
const written = new WeakMap<Context['database'], BoundedCache<Set<string>>>();

/**
 * Writes down what is asked for while somebody looks at the product as another user, before it is answered and even where it
 * is refused: every path once in each view.
 */
export async function recordViewed(
  context: Pick<Context, 'database'>,
  caller: Caller,
  { path, resource, id }: OpenedPath,
): Promise<void> {
  if (!caller.actor) return;
  const paths = writtenOf(context, caller.actor.viewId);
  if (paths.has(path)) return;
  paths.add(path);
  try {
    await recordAction(context, caller, {
      about: { resource: resource ?? 'view', id: resource === undefined ? null : id },
      action: 'viewed',
      details: { path },
    });
  } catch (error) {
    paths.delete(path);
    throw error;
  }
}

function writtenOf({ database }: Pick<Context, 'database'>, viewId: string): Set<string> {
  const views = written.get(database) ?? new BoundedCache<Set<string>>(MAX_VIEWS);
  written.set(database, views);
  const paths = views.get(viewId) ?? new Set<string>();
  views.set(viewId, paths);
  return paths;
}
