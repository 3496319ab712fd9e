import type { Dashboard, TileName } from '../../../../../schemas/dashboard.ts';
import { HOME_PARTS, type HomePart } from '../../../../../schemas/homeParts.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { mayRead } from '../../../policies/require.ts';
import { seesAllRows } from '../../../services/resources/rowRules.ts';
import type { Tile, TileCall } from './tile.ts';
import { tiles } from './tiles.ts';

/** The start page of somebody: each part that they may see and that has something to say to them. */
export async function readDashboard(context: Context, caller: Caller): Promise<Dashboard> {
  const call: TileCall = { context, caller, today: context.today() };
  const allowed = tiles.filter(({ name }) => needsOf(name).every((needed) => isReadable(call, needed)));
  const read = await Promise.all(allowed.map((tile) => readTile(tile, call)));
  const known = read.filter(([, content]) => content !== undefined);
  return { day: call.today, tiles: Object.fromEntries(known) };
}

function needsOf(tile: TileName): readonly string[] {
  const parts: readonly HomePart[] = Object.values(HOME_PARTS);
  return parts.filter((part) => part.tile === tile).flatMap(({ needs = [] }) => needs);
}

function isReadable({ context: { registry }, caller }: TileCall, name: string): boolean {
  if (!registry.has(name)) return false;
  const resource = registry.get(name);
  // A part counts all records of what it needs.
  return mayRead(caller, resource) && seesAllRows(resource, caller);
}

// One part that fails does not take the others with it.
async function readTile({ name, read }: Tile, call: TileCall): Promise<[string, unknown]> {
  try {
    return [name, await read(call)];
  } catch (error) {
    call.context.log.error({ err: error, tile: name }, 'A part of the start page could not be worked out');
    return [name, null];
  }
}
