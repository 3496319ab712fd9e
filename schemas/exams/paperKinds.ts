/** Papers of many results; so are the kinds of job called that print those of very many. */
export const PAPER_KINDS = ['marksheets', 'tabulation', 'meritList'] as const;

export type PaperKind = (typeof PAPER_KINDS)[number];

/** Results whose papers are answered at once; those of more are printed in the background. */
export const MAX_AT_ONCE = 200;

/** Results whose papers are printed at all. A sheet is set as a whole: one of many more would not fit into memory. */
export const MAX_PRINTED: Readonly<Record<PaperKind, number>> = {
  marksheets: 10_000,
  tabulation: 2_000,
  meritList: 2_000,
};
