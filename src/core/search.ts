/** Characters from which on the search over everything asks the server. */
export const MIN_SEARCH_LENGTH = 2;

/** What the search over everything answers of one resource. */
export interface FoundGroup {
  readonly resource: string;
  readonly records: readonly FoundRecord[];
  /** Whether its list has more of them. */
  readonly more: boolean;
}

export interface FoundRecord {
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  /** The address of its picture. */
  readonly image: string | null;
  readonly is_active: 0 | 1;
}
