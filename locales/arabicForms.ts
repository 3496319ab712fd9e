/** What an Arabic message says for each of the six classes of number. */
export type ArabicForms = {
  zero: string;
  one: string;
  two: string;
  /** 3 to 10, and the same again after each hundred. */
  few: string;
  /** 11 to 99, and the same again after each hundred. */
  many: string;
  /** 100, 101, 102, 200 and so on. */
  other: string;
};

/** Joins the six forms in the order in which Polyglot counts them under `ar`. */
export function arabicForms({ zero, one, two, few, many, other }: ArabicForms): string {
  return [zero, one, two, few, many, other].join(' |||| ');
}
