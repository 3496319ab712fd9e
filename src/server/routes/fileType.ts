import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pdf': 'application/pdf',
};

/** What a file that leaves the server says it is, by its name. */
export function fileType(name: string): string {
  return TYPES[extname(name)] ?? 'application/octet-stream';
}
