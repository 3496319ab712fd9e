import type { TileName } from './dashboard.ts';
import type { Entity } from './index.ts';

/** A part of the start page. */
export interface HomePart {
  /** Which figures it shows; none where it only leads somewhere. */
  readonly tile?: TileName;
  /** Whose records it counts: only who may read all of these has it. What more a part asks stands where it is worked out. */
  readonly needs?: readonly Entity['name'][];
}

/**
 * The start page of everybody, the most urgent first: the only list of its parts and of their order. First comes what is to be
 * done, then what the day brings, then how the school stands. A role has those that its permissions give it and that have
 * something to say, so whoever teaches begins with the lessons, and whoever decides with the decisions.
 */
export const HOME_PARTS = {
  lessons: { tile: 'own' },
  waiting: { tile: 'waiting' },
  registers: { tile: 'registers' },
  owedSheets: { tile: 'owedSheets' },
  homework: { tile: 'homework' },
  pending: { tile: 'pending' },
  shortcuts: {},
  ahead: { tile: 'ahead' },
  notices: { tile: 'notices' },
  ownPresence: { tile: 'own' },
  counts: { tile: 'counts', needs: ['student'] },
  fees: { tile: 'fees', needs: ['studentPayment', 'assignedFee'] },
  attendance: { tile: 'attendance', needs: ['studentAttendance', 'attendanceStatus', 'student'] },
  expenses: { tile: 'expenses', needs: ['expense'] },
  studentsByClass: { tile: 'studentsByClass', needs: ['student', 'class'] },
  results: { tile: 'results' },
} as const satisfies Record<string, HomePart>;

export type HomePartName = keyof typeof HOME_PARTS;

/** Their names, in order. */
export const HOME_PART_NAMES = Object.keys(HOME_PARTS) as readonly HomePartName[];
