import type { SortPayload } from 'react-admin';
import type { Resource } from '../../core/resource.ts';
import { requestFile } from '../http/httpClient.ts';
import type { TableFormat } from '../../core/tableFormats.ts';

export interface DownloadRequest {
  readonly format: TableFormat;
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  readonly sort?: SortPayload | undefined;
  /** The columns as they are shown; all of them when not said. */
  readonly columns?: readonly string[] | undefined;
}

/** Fetches everything that a list's filter matches as a file and hands it to the browser. */
export async function download({ collection, endpoints }: Resource, asked: DownloadRequest): Promise<void> {
  const { blob, fileName } = await requestFile({ ...endpoints.export, query: queryOf(asked) });
  saveFile(blob, fileName ?? `${collection}.${asked.format}`);
}

/** The query of a call for a file of a list. */
export function queryOf({ format, filter, sort, columns }: DownloadRequest) {
  return { format, filter, sort: sort && [sort.field, sort.order], columns };
}

/** Lets the browser keep a file that came with a call. */
export function saveFile(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
