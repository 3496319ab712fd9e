import type { Call } from '../../../src/core/calls/defineCall.ts';
import { registry } from '../../../schemas/index.ts';
import { requestFile } from '../../../src/admin/http/httpClient.ts';
import { useErrorNotice } from '../../../src/admin/notices/useErrorNotice.ts';
import { saveFile } from '../../../src/admin/providers/download.ts';

/** The call that answers tables as a file, and what it is asked. */
export interface TableFile {
  readonly call: Pick<Call, 'method' | 'path'>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** Lets the browser keep one table of a page, or all of them, as an Excel workbook. */
export function useTableFile({ call: { method, path }, query }: TableFile) {
  const noteError = useErrorNotice(registry.get('result'));
  return async (table?: string): Promise<void> => {
    try {
      const { blob, fileName } = await requestFile({ method, path, query: { ...query, ...(table && { table }) } });
      saveFile(blob, fileName ?? `${table ?? 'results'}.xlsx`);
    } catch (error) {
      noteError(error);
    }
  };
}
