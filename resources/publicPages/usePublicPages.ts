import { useQuery } from '@tanstack/react-query';
import { request } from '../../src/admin/http/httpClient.ts';
import { type PublicPage, readPages } from './publicPage.ts';

/** Reads all pages of the website with what stands on them. */
export async function fetchPages(signal?: AbortSignal): Promise<PublicPage[]> {
  const { json } = await request({ method: 'GET', path: '/get/all/public/sub/menus', signal });
  return readPages(json);
}

/** The pages of the website, read afresh after everything that is written on one of them. */
export function usePublicPages() {
  return useQuery({ queryKey: ['publicMultipleData', 'pages'], queryFn: ({ signal }) => fetchPages(signal) });
}
