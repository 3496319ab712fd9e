import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { MEGABYTE } from '../../src/core/limits.ts';

const execute = promisify(execFile);

/** Runs a Node program to its end and answers what it printed. */
export async function runNode(
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const env = { ...process.env, ...options.env };
  const { stdout } = await execute(process.execPath, [...args], { ...options, env, maxBuffer: 64 * MEGABYTE });
  return stdout;
}
