// npm test: installs if needed, runs every check (or the parts named as arguments) and ends with one line of counts.
import { spawn } from 'node:child_process';
import { ensureInstalled } from '../src/cli/support/install.mjs';
import { ROOT } from '../src/cli/support/paths.mjs';

// What keeps the checks from running at all counts as one failure.
let tally = { passed: 0, failed: 1 };
try {
  await ensureInstalled(ROOT);
  tally = (await runChecks()) ?? tally;
} catch (error) {
  console.error(error.message);
}
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;

/** The counts that the checks report, or nothing when they end without a word. */
function runChecks() {
  const args = ['--import', 'tsx', 'tests/support/runChecks.ts', ...process.argv.slice(2)];
  const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    let counts;
    child.on('message', (message) => {
      counts = message;
    });
    child.on('error', reject);
    child.on('close', () => resolve(counts));
  });
}
