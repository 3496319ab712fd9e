import type { DrawingName } from '../icons/drawings.ts';

/** Something that can be chosen: a record, a screen, or a form to fill in. */
export interface SearchItem {
  /** Unique among everything that can be found, and how a choice is remembered: `record/student/12`. */
  readonly key: string;
  readonly title: string;
  readonly address: string;
  readonly icon: DrawingName;
  readonly note?: string;
  /** The address of a picture; null where there could be one. */
  readonly image?: string | null;
  readonly isOff?: boolean;
}

export interface SearchGroup {
  readonly key: string;
  readonly title: string;
  readonly items: readonly SearchItem[];
}
