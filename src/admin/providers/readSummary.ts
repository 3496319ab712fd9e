import type { ListSummary } from '../../core/calls/listSummary.ts';
import { request } from '../http/httpClient.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import { ifPresent, listsOfBackEnd } from './backEnd.ts';
import type { Source } from './normalizeRecords.ts';
import { wireFilter } from './reads.ts';

interface SummaryRequest {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

/** What a list comes to; undefined where the back end does not say. Asked for once it has answered the list. */
export async function readSummary(
  source: Source,
  { filter, signal }: SummaryRequest,
): Promise<ListSummary | undefined> {
  const asked = wireFilter(filter);
  if (listsOfBackEnd() === 'whole') {
    const { summaryOfAll } = await loadChunk(() => import('./wholeAnswers.ts'));
    return summaryOfAll(source, asked);
  }
  const path = source.resource.endpoints.summary?.path;
  if (path === undefined) return undefined;
  return ifPresent(path, async () => {
    const { json } = await request({ method: 'GET', path, query: { filter: asked }, signal });
    return json as ListSummary;
  });
}
