import type { Context } from '../context.ts';
import { type IssueOptions, issueDocuments, type PaperOf } from './issueDocuments.ts';
import { joinPdfs } from './joinPdfs.ts';

/** As many papers as are set at once: what that takes grows with them, and others wait for the printer meanwhile. */
export const PAPERS_AT_ONCE = 40;

/**
 * Any number of papers as one PDF, a piece at a time. Serials are taken and pages set for a batch after the other, so
 * that neither memory nor a transaction grows with the number.
 */
export async function* issueMany<Data>(
  context: Context,
  { batches, ...issuing }: IssueOptions<Data> & { readonly batches: AsyncIterable<readonly PaperOf<Data>[]> },
): AsyncGenerator<Uint8Array> {
  yield* joinPdfs(print());

  async function* print(): AsyncGenerator<Uint8Array> {
    for await (const papers of batches) yield (await issueDocuments(context, { ...issuing, papers })).pdf;
  }
}
