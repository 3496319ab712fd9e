import type { DefinedDocument } from '../../documents/defineDocument.ts';
import { marksheet } from './marksheet.ts';
import { meritList } from './meritList.ts';
import { tabulation } from './tabulation.ts';

/** Every paper that the school hands out. */
export const documents: readonly DefinedDocument[] = [
  marksheet as DefinedDocument,
  tabulation as DefinedDocument,
  meritList as DefinedDocument,
];
