import type { CreateInput, RecordOf, Resource } from '../../../../core/index.ts';

/** Rows of the demo school by resource: the fields of a creation, and optional others such as a state. */
export type SeedRows<Resources extends Readonly<Record<string, Resource>>> = {
  readonly [Name in keyof Resources]: readonly (CreateInput<Resources[Name]> & Partial<RecordOf<Resources[Name]>>)[];
};
