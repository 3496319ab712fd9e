import type { SHEET_LOCKS } from '../../../../../schemas/exams/markCalls.ts';
import type { Context } from '../../../context.ts';
import type { AppError } from '../../../errors.ts';
import { refuseInSchool } from '../../refusals.ts';
import { shownInstant } from '../../shownInstant.ts';
import type { SheetFacts } from './sheetFacts.ts';

/** Why a sheet is locked for those who could enter its marks. */
export type SheetLockReason = Exclude<(typeof SHEET_LOCKS)[number], 'not_assigned'>;

type LockingFacts = Pick<SheetFacts, 'opens_at' | 'closes_at' | 'handed_in_at' | 'published_at' | 'components'>;
type Refuse = (facts: LockingFacts, shown: (instant: string | null) => string) => AppError;
type Test = (facts: LockingFacts, now: number) => boolean;

/** Everything for which the marks of a sheet cannot be changed. The first that holds is told. */
const TESTS: Readonly<Record<SheetLockReason, Test>> = {
  published: ({ published_at }) => published_at !== null,
  handed_in: ({ handed_in_at }) => handed_in_at !== null,
  not_open_yet: ({ opens_at }, now) => opens_at !== null && now < Date.parse(opens_at),
  closed: ({ closes_at }, now) => closes_at !== null && now >= Date.parse(closes_at),
  no_distribution: ({ components }) => components.length === 0,
};

const REFUSALS: Readonly<Record<SheetLockReason, Refuse>> = {
  published: ({ published_at }, shown) => refuseInSchool.marksPublished({ at: shown(published_at) }),
  handed_in: () => refuseInSchool.marksHandedIn(),
  not_open_yet: ({ opens_at }, shown) => refuseInSchool.marksNotOpen({ at: shown(opens_at) }),
  closed: ({ closes_at }, shown) => refuseInSchool.marksClosed({ at: shown(closes_at) }),
  no_distribution: () => refuseInSchool.marksNotDistributed(),
};

/** What a published result locks for those whose result it is: the sheet was handed in before. */
const OF_PUBLISHED: readonly SheetLockReason[] = ['published', 'handed_in'];

/** Why the marks of a sheet cannot be changed now, by the clock of the server; null while they can. */
export function sheetLock(facts: LockingFacts, except: readonly SheetLockReason[] = []): SheetLockReason | null {
  const now = Date.now();
  const holds = (reason: SheetLockReason) => !except.includes(reason) && TESTS[reason](facts, now);
  return (Object.keys(TESTS) as SheetLockReason[]).find(holds) ?? null;
}

/** What does not keep who enters the marks of all from those of students without a published result. */
export function openToNewcomers({ published_at }: Pick<LockingFacts, 'published_at'>): readonly SheetLockReason[] {
  return published_at === null ? [] : OF_PUBLISHED;
}

/** Refuses to change marks that are locked; instants are told by the clock of the school. */
export function refuseLocked(
  context: Pick<Context, 'timeZone'>,
  facts: LockingFacts,
  except: readonly SheetLockReason[] = [],
): void {
  const reason = sheetLock(facts, except);
  const shown = (instant: string | null) => shownInstant(context, instant ?? '');
  if (reason) throw REFUSALS[reason](facts, shown);
}
