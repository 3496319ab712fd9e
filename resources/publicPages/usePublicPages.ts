import { useQuery } from '@tanstack/react-query';
import { registry } from '../../schemas/index.ts';
import { pageNames } from '../../schemas/website/pageCalls.ts';
import { request } from '../../src/admin/http/httpClient.ts';
import { ifPresent } from '../../src/admin/providers/backEnd.ts';
import { normalizeRecords } from '../../src/admin/providers/normalizeRecords.ts';
import { recordsOf } from '../../src/admin/providers/envelope.ts';
import { type PublicPage, readPages } from './publicPage.ts';

/** Reads all pages of the website with what stands on them. */
async function fetchPages(signal?: AbortSignal): Promise<PublicPage[]> {
  const resource = registry.get('publicSubMenu');
  const source = { registry, resource };
  const { json } = await request({ ...resource.endpoints.list, signal });
  return readPages(await normalizeRecords(source, recordsOf(json)));
}

/** The pages of the website, read afresh after everything that is written on one of them. */
export function usePublicPages() {
  return useQuery({ queryKey: ['publicMultipleData', 'pages'], queryFn: ({ signal }) => fetchPages(signal) });
}

/** What a page is called and where it stands. */
export interface PageName {
  readonly name: string;
  readonly slug: string;
}

/** Which pages there are: a short call that names them without what stands on them; null where the back end has none. */
export function usePageNames() {
  return useQuery({
    queryKey: ['publicSubMenu', 'names'],
    queryFn: async ({ signal }) => {
      const { method, path } = pageNames;
      const answer = await ifPresent(path, () => request({ method, path, signal }));
      return answer ? recordsOf(answer.json).map(readName) : null;
    },
  });
}

function readName({ name, slug }: Readonly<Record<string, unknown>>): PageName {
  return { name: String(name), slug: String(slug) };
}
