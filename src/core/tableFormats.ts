/** The files in which tables are taken out and brought in, the usual one first. */
export const TABLE_FORMATS = ['xlsx', 'csv'] as const;

export type TableFormat = (typeof TABLE_FORMATS)[number];
