import { tablesOf } from '../../tables.ts';
import type { Store } from '../../../services/store.ts';

/** A time slot, as it is or as it shall be. */
export interface Slot {
  readonly id: number;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** The lessons in other slots that take place at the same time by the clock, whatever their shift. */
export function lessonsBeside(store: Store, slot: Slot) {
  return tablesOf<'class_routines' | 'class_periods'>(store)
    .selectFrom('class_routines as other')
    .innerJoin('class_periods as theirs', 'theirs.id', 'other.class_period_id')
    .select('other.id')
    .where('theirs.id', '<>', slot.id)
    .where('theirs.starts_at', '<', slot.ends_at)
    .where('theirs.ends_at', '>', slot.starts_at)
    .orderBy('other.id');
}
