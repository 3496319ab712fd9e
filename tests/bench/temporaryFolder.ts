import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { undoAtEnd } from './cleanup.ts';

/** A folder that is gone after the bench. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'campus-bench-'));
  undoAtEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
