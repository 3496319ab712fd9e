import { currentView } from '../../src/admin/auth/accountView.ts';
import { readUserData } from '../../src/admin/auth/userData.ts';
import { ownerOnDevice } from '../../src/admin/browser/apiBase.ts';
import { readStored, removeStored, type StorageKey, storedKeys, writeStored } from '../../src/admin/browser/storage.ts';
import { isObject } from '../../src/core/isObject.ts';

/** A cell that the server does not have yet, as it was typed. */
export interface UnsentCell {
  readonly student_id: number;
  readonly component: string;
  readonly typed: string;
  /** The version that was seen when it was typed; null where there was no mark. */
  readonly seen: number | null;
  /** Whose mark it is, in words: the student may leave the sheet meanwhile. */
  readonly who?: string;
  /** The sheet was closed while it was typed: it is not sent before somebody enters it anew. */
  readonly isHalf?: boolean;
  /** It was refused, or somebody else has entered another one: somebody has to look at it. */
  readonly isWrong?: boolean;
}

/** How many marks of a sheet a device keeps: those that wait to be sent, and those that somebody has to look at. */
export interface UnsentCount {
  readonly waiting: number;
  readonly toCorrect: number;
}

/** What this device keeps of one person until the server has it. Each cell stands alone: two windows lose nothing of each other. */
export interface Unsent {
  readonly read: () => UnsentCell[];
  /** Answers whether the browser has kept it. */
  readonly keep: (cell: UnsentCell) => boolean;
  readonly forget: (cell: Pick<UnsentCell, 'student_id' | 'component'>) => void;
}

type User = string | number;

/** Whose marks this window keeps: while somebody looks at the product as another user, nobody's. */
export function unsentOwner(): User {
  return currentView() ? 'view' : (readUserData()?.id ?? '');
}

/** What is not sent of a grid, of one person. Nobody else's is read. */
export function unsentOf(user: User, grid: string): Unsent {
  const start = `unsent:${ownerOnDevice(user)}:${grid}:` as const;
  const keyOf = ({ student_id, component }: Pick<UnsentCell, 'student_id' | 'component'>): StorageKey =>
    `${start}${student_id}:${component}`;
  return {
    read: () => storedKeys(start).flatMap((key) => parse(readStored(key)) ?? []),
    keep: (cell) => writeStored(keyOf(cell), JSON.stringify(cell)),
    forget: (cell) => removeStored(keyOf(cell)),
  };
}

/** How many cells of each grid of a person are not sent. */
export function countUnsent(user: User): ReadonlyMap<string, UnsentCount> {
  const counts = new Map<string, UnsentCount>();
  for (const key of storedKeys(`unsent:${ownerOnDevice(user)}:`)) {
    const [, , grid = ''] = key.split(':');
    const { waiting, toCorrect } = counts.get(grid) ?? { waiting: 0, toCorrect: 0 };
    const isWrong = parse(readStored(key))?.isWrong === true;
    counts.set(grid, isWrong ? { waiting, toCorrect: toCorrect + 1 } : { waiting: waiting + 1, toCorrect });
  }
  return counts;
}

function parse(text: string | null): UnsentCell | undefined {
  try {
    const cell: unknown = JSON.parse(text ?? 'null');
    return isUnsent(cell) ? cell : undefined;
  } catch {
    return undefined;
  }
}

function isUnsent(cell: unknown): cell is UnsentCell {
  if (!isObject(cell)) return false;
  const { student_id, component, typed, seen, who, isHalf, isWrong } = cell;
  const isVersion = seen === null || Number.isInteger(seen);
  const isName = who === undefined || typeof who === 'string';
  const isSaid = [isHalf, isWrong].every((said) => said === undefined || typeof said === 'boolean');
  const isCell = Number.isInteger(student_id) && typeof component === 'string' && typeof typed === 'string';
  return isCell && isVersion && isName && isSaid;
}
