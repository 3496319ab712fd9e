import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { KnownDayOrders } from './dayOrders.ts';
import { isRefused } from './importFile.ts';
import { requireRest } from './requireRest.ts';
import { findImport, isStored, outcomeOfImport } from './storedImports.ts';
import type { Sheet } from './types.ts';
import { CELL_BYTES } from './limits.ts';
import { textOf } from './cellText.ts';

/** The rows that an import left, with what it knew of them. */
export interface RestOfImport {
  readonly id: number;
  readonly sheet: Sheet;
  readonly mapping: Readonly<Record<string, string | null>>;
  readonly days: KnownDayOrders;
}

/** The rows that wait since an import of somebody's own took those that were ready. */
export async function readRest(
  context: Context,
  { id, userId, resource }: { readonly id: string; readonly userId: number | null; readonly resource: Resource },
): Promise<RestOfImport> {
  if (!isStored(id)) throw refuse.badQuery('rest_of');
  const stored = await findImport({ context, id, userId });
  if (stored.resource !== resource) throw refuse.importGone();
  const outcome = await outcomeOfImport(context, stored);
  if (!outcome || isRefused(outcome) || outcome.bad.length === 0) throw refuse.badQuery('rest_of');
  await requireRest(context.database.db, stored.row.id);
  const lines = outcome.bad.map(({ line }) => line);
  const characters = lines.flatMap(({ cells }) => cells.map((cell) => CELL_BYTES + 2 * textOf(cell).length));
  return {
    id: stored.row.id,
    sheet: {
      headings: outcome.file.headings,
      lines,
      bytes: characters.reduce((total, bytes) => total + bytes, 0),
    },
    mapping: Object.fromEntries([...outcome.matches].map(([heading, column]) => [heading, column?.key ?? null])),
    days: { byHeading: Object.fromEntries([...outcome.days].map(([heading, { order }]) => [heading, order])) },
  };
}
