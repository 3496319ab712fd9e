import { FILE_ENTRY, MANIFEST_FILE, TABLE_ENTRY } from './manifest.ts';
import { openArchive } from './openArchive.ts';
import { addFile } from './storedContents.ts';
import { type Sum, Summing, type Sums } from './sums.ts';
import { ArchiveError, type ReadEntry, readWhole } from './tar.ts';

/** Reads an archive from the disk to its end, and adds up what it holds. */
export async function sumArchive(file: string, signal?: AbortSignal): Promise<Sums> {
  const tables = new Map<string, Summing>();
  const files = new Summing();
  const { entries, close } = openArchive(file);
  try {
    for (let next = await entries.next(); !next.done; next = await entries.next()) {
      signal?.throwIfAborted();
      await addEntry(next.value, tables, files);
    }
  } finally {
    close();
  }
  return { tables: new Map([...tables].map(([name, { sum }]): [string, Sum] => [name, sum])), files: files.sum };
}

async function addEntry(entry: ReadEntry, tables: Map<string, Summing>, files: Summing): Promise<void> {
  if (entry.name === MANIFEST_FILE) return;
  const [, table] = TABLE_ENTRY.exec(entry.name) ?? [];
  const [, path] = FILE_ENTRY.exec(entry.name) ?? [];
  // An entry is no longer than what was at hand when it was written.
  const content = (await readWhole(entry, Number.POSITIVE_INFINITY)) ?? Buffer.alloc(0);
  if (table) return addLines(summingOf(tables, table), content);
  if (path) return addFile(files, path.slice(1), content);
  throw new ArchiveError(`The archive holds ${entry.name}, which no backup has.`);
}

function summingOf(tables: Map<string, Summing>, name: string): Summing {
  const known = tables.get(name) ?? new Summing();
  tables.set(name, known);
  return known;
}

function addLines(summing: Summing, content: Buffer): void {
  for (let from = 0; from < content.length; ) {
    const end = content.indexOf('\n', from);
    summing.add(content.subarray(from, end === -1 ? content.length : end));
    from = end === -1 ? content.length : end + 1;
  }
}
