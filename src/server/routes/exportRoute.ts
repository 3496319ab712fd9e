import { Readable } from 'node:stream';
import { fieldOf, type Resource } from '../../core/resource.ts';
import { refuse } from '../errors.ts';
import { hiddenFields } from '../policies/hiddenFields.ts';
import { requireFor } from '../policies/require.ts';
import { exportCsv, exportExcel } from '../services/resources/exportRecords.ts';
import { readAll } from '../services/resources/readRecords.ts';
import { translatorOf } from './call.ts';
import { questionOf } from './readRoutes.ts';
import type { ResourceRoute } from './resourceRoute.ts';

const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', write: exportCsv },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: exportExcel },
} as const;

/** Everything that a filter matches, as a file. */
export function exportRoute(route: ResourceRoute): void {
  const { app, context, resource } = route;
  app.get(`/${resource.collection}/export`, { config: { resource } }, async (request, reply) => {
    const { caller } = request;
    requireFor(caller, resource, 'read');
    const { format = 'csv', columns: asked, range: _, ...query } = request.query as Record<string, string | undefined>;
    if (format !== 'csv' && format !== 'xlsx') throw refuse.badQuery('format');
    const columns = readColumns(resource, asked, hiddenFields(resource, caller));
    const question = questionOf(route, { caller, query });
    const batches = readAll({ context, caller, resource, question });
    const { type, write } = FORMATS[format];
    const name = `${resource.collection}-${context.today()}.${format}`;
    reply.type(type).header('Content-Disposition', `attachment; filename="${name}"`);
    return reply.send(Readable.from(write({ resource, columns, batches, translator: translatorOf(request) })));
  });
}

function readColumns(resource: Resource, asked: string | undefined, hidden: ReadonlySet<string>): string[] {
  const names = asked === undefined ? resource.list.columns : parse(asked);
  for (const name of names) {
    const field = fieldOf(resource, name);
    if (!field || field.kind === 'password' || hidden.has(name)) throw refuse.badQuery('columns');
  }
  return [...names];
}

function parse(text: string): string[] {
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed) && parsed.length > 0 && parsed.every((each) => typeof each === 'string')) return parsed;
  } catch {
    throw refuse.badQuery('columns');
  }
  throw refuse.badQuery('columns');
}
