import type { ImportReport } from '../../../core/calls/imports.ts';

/** A column of the file that is a field. */
export interface PreviewColumn {
  readonly heading: string;
  readonly field: string;
  readonly label: string;
  readonly kind: string;
}

/** The columns that are imported, in the order of the file. */
export function previewColumns({ columns, fields }: ImportReport): PreviewColumn[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return columns.flatMap(({ heading, field: name }) => {
    if (name === null) return [];
    const { label = name, kind = 'text' } = byName.get(name) ?? {};
    return [{ heading, field: name, label, kind }];
  });
}
