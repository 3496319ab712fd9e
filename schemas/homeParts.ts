import type { TileName } from './dashboard.ts';
import type { Entity } from './index.ts';

/** Where a part stands: what is to be done, what the day brings, how the school stands. */
export type HomeLane = 'work' | 'day' | 'figures';

/** A part of the start page. */
export interface HomePart {
  readonly lane: HomeLane;
  /** Which figures it shows; none where it only leads somewhere. */
  readonly tile?: TileName;
  /** Whose records it counts: only who may read all of these has it. What more a part asks stands where it is worked out. */
  readonly needs?: readonly Entity['name'][];
}

/**
 * The start page of everybody, the most urgent first: the only list of its parts and of their order. A role has those that
 * its permissions give it and that have something to say, so whoever teaches begins with the lessons, and whoever decides
 * with the decisions.
 */
export const HOME_PARTS = {
  lessons: { lane: 'work', tile: 'own' },
  waiting: { lane: 'work', tile: 'waiting' },
  registers: { lane: 'work', tile: 'registers' },
  owedSheets: { lane: 'work', tile: 'owedSheets' },
  homework: { lane: 'work', tile: 'homework' },
  pending: { lane: 'work', tile: 'pending' },
  shortcuts: { lane: 'day' },
  ahead: { lane: 'day', tile: 'ahead' },
  notices: { lane: 'day', tile: 'notices' },
  ownPresence: { lane: 'day', tile: 'own' },
  counts: { lane: 'figures', tile: 'counts', needs: ['student'] },
  fees: { lane: 'figures', tile: 'fees', needs: ['studentPayment', 'assignedFee'] },
  attendance: { lane: 'figures', tile: 'attendance', needs: ['studentAttendance', 'attendanceStatus', 'student'] },
  expenses: { lane: 'figures', tile: 'expenses', needs: ['expense'] },
  studentsByClass: { lane: 'figures', tile: 'studentsByClass', needs: ['student', 'class'] },
  results: { lane: 'figures', tile: 'results' },
} as const satisfies Record<string, HomePart>;

export type HomePartName = keyof typeof HOME_PARTS;

/** Their names, in order. */
export const HOME_PART_NAMES = Object.keys(HOME_PARTS) as readonly HomePartName[];
