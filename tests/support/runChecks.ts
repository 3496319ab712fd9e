import { spawn } from 'node:child_process';
import { readChanges } from './changes.ts';
import { CHANGED, type Check, isPart, PARTS, planChanged, planChecks } from './checks.ts';
import { makeScratchFolder } from './scratchFolder.ts';
import { addTallies, readReport, type Tally } from './tally.ts';

type Outcome = Tally & { name: string; seconds: number };

/** A runner that hangs is stopped, so that the others still have their say. */
const LIMIT_MS = 40 * 60_000;

const asked = process.argv.slice(2);
const isChanged = asked.length === 1 && asked[0] === CHANGED;
const unknown = isChanged ? [] : asked.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${PARTS.join(', ')}; or ${CHANGED} alone.`);
} else {
  const scratch = makeScratchFolder();
  // Every program has its temporary files there.
  process.env.TMPDIR = scratch;
  const outcomes: Outcome[] = [];
  const plan = isChanged
    ? planChanged({ changes: readChanges(), reports: scratch })
    : planChecks({ parts: asked.filter(isPart), reports: scratch });
  for (const stage of plan) {
    // Two checks that print at the same time cannot be read: each prints when it is done.
    const isAlone = stage.length === 1;
    const failed = outcomes.filter((outcome) => outcome.failed > 0).map(({ name }) => name);
    const run = (check: Check) =>
      check.needs && failed.includes(check.needs) ? leaveOut(check, check.needs) : runCheck(check, isAlone);
    outcomes.push(...(await Promise.all(stage.map(run))));
  }
  printSummary(outcomes);
  process.send?.(addTallies(outcomes));
}

function leaveOut({ name }: Check, needed: string): Outcome {
  printTitle(name);
  console.log(`Not run, because ${needed} failed.`);
  return { name, seconds: 0, passed: 0, failed: 1 };
}

async function runCheck(check: Check, isAlone: boolean): Promise<Outcome> {
  const started = performance.now();
  if (isAlone) printTitle(check.name);
  const { code, output } = await runNode(check, isAlone);
  if (!isAlone) {
    printTitle(check.name);
    process.stdout.write(output);
  }
  const tally = check.tally({ code, report: check.report ? readReport(check.report) : undefined });
  return { name: check.name, seconds: (performance.now() - started) / 1000, ...tally };
}

function runNode({ args, env }: Check, isAlone: boolean): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
      timeout: LIMIT_MS,
    });
    let output = '';
    const collect = (text: string) => {
      output += text;
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve({ code: null, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

function printTitle(name: string): void {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 76 - name.length))}`);
}

function printSummary(outcomes: Outcome[]): void {
  printTitle('summary');
  for (const { name, passed, failed, seconds } of outcomes) {
    const marks = [
      name.padEnd(14),
      `${passed} passed`.padStart(14),
      `${failed} failed`.padStart(12),
      `${seconds.toFixed(1)} s`.padStart(10),
    ];
    console.log(`${failed === 0 ? '✓' : '✗'} ${marks.join('')}`);
  }
}
