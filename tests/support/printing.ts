import { expect, vi } from 'vitest';
import type { PrintFiles } from '../../src/server/documents/typesetter.ts';
import type { Campus, Json } from './campus.ts';

/** What a call for a paper of results has set, in English. */
export async function printedBy(campus: Campus, path: string, query: Json = {}): Promise<PrintFiles> {
  const printing = vi.spyOn(campus.context.printer, 'print');
  const answer = await campus.call(`GET /results/${path}`, { query: { language: 'en', ...query } });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  const [files] = printing.mock.lastCall ?? [];
  printing.mockRestore();
  if (!files) throw new Error('Nothing was printed.');
  return files;
}

/** The data of the first paper of a file. */
export function contentOf<Data>(files: PrintFiles): Data {
  const { papers } = JSON.parse(String(files['data.json'])) as { papers: [{ content: Data }] };
  return papers[0].content;
}
