import { upcoming } from './upcoming.ts';
import { attendance } from './attendance.ts';
import { counts } from './counts.ts';
import { expenses } from './expenses.ts';
import { fees } from './fees.ts';
import { homework } from './homework.ts';
import { notices } from './notices.ts';
import { own } from './own.ts';
import { owedSheets } from './owedSheets.ts';
import { pending } from './pending.ts';
import { registers } from './registers.ts';
import { results } from './results.ts';
import { studentsByClass } from './studentsByClass.ts';
import type { Tile } from './tile.ts';
import { waiting } from './waiting.ts';

/** Every part of the start page. */
export const tiles: readonly Tile[] = [
  own,
  waiting,
  pending,
  registers,
  homework,
  counts,
  studentsByClass,
  attendance,
  fees,
  expenses,
  results,
  owedSheets,
  upcoming,
  notices,
];
