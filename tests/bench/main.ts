import { measureAbuse } from './abuse.ts';
import { measureApi } from './api.ts';
import { measureAudit } from './audit.ts';
import { measureBrowser } from './browser.ts';
import { undoAll } from './cleanup.ts';
import { measureCode } from './code.ts';
import { measureDocuments } from './documents.ts';
import { measureImports } from './imports.ts';
import { measureLists } from './lists.ts';
import { isBounded, isKept, line, type Measurement } from './report.ts';
import { measureResults } from './results.ts';
import { measureVisibility } from './visibility.ts';
import { measureStart } from './start.ts';

const PARTS: Readonly<Record<string, () => AsyncIterable<Measurement>>> = {
  code: measureCode,
  start: measureStart,
  api: measureApi,
  abuse: measureAbuse,
  audit: measureAudit,
  lists: measureLists,
  sight: measureVisibility,
  imports: measureImports,
  results: measureResults,
  documents: measureDocuments,
  browser: measureBrowser,
};

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(code)));
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const measured: Measurement[] = [];
for (const name of asked.length > 0 ? asked : Object.keys(PARTS)) {
  console.log(`\n── ${name} ${'─'.repeat(76 - name.length)}`);
  await measurePart(name);
}
await undoAll();
const bounded = measured.filter(isBounded);
const missed = bounded.filter((each) => !isKept(each));
console.log(`\n${bounded.length - missed.length} kept, ${missed.length} missed`);
if (missed.length > 0) process.exitCode = 1;

/** A part that cannot be measured fails the bench and leaves the others to be measured. */
async function measurePart(name: string): Promise<void> {
  try {
    for await (const each of PARTS[name]?.() ?? []) {
      console.log(line(each));
      measured.push(each);
    }
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}
