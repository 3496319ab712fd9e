import type { TileName, Tiles } from '../../../../../schemas/dashboard.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';

/** What a part of the start page is worked out from. */
export interface TileCall {
  readonly context: Context;
  readonly caller: Caller;
  /** The day it is at the institute, `YYYY-MM-DD`. */
  readonly today: string;
}

/** A part of the start page, with what the browser shows of it. */
export interface Tile<Name extends TileName = TileName> {
  readonly name: Name;
  /** Undefined when it has nothing to say to this caller. */
  readonly read: (call: TileCall) => Promise<Tiles[Name] | undefined>;
}
