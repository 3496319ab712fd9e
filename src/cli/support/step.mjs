import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** The first lines of what a failed program printed say what went wrong. */
const MOST_LINES = 40;
const DECLARATION_ERROR = 'DeclarationError: ';

/** An error whose message is enough: it is printed without a stack. */
export class PlainError extends Error {}

/** Runs one step and prints it as one line with its time. */
export async function step(title, work) {
  const started = performance.now();
  process.stdout.write(`${title} … `);
  try {
    await work();
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

/** Runs a program in silence; what it printed is shown only when it fails. */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (text) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => reject(new PlainError(`${command} could not be started: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) return resolve();
      const ending = `${[command, ...args].join(' ')} ended with ${signal ?? `code ${code}`}.`;
      const lines = stripVTControlCharacters(output).trim().split('\n');
      reject(new PlainError(mistakeIn(lines) ?? [...lines.slice(0, MOST_LINES), ending].join('\n')));
    });
  });
}

/** A mistake in a declaration, which the build meets first: its message says everything. */
function mistakeIn(lines) {
  const told = lines.find((line) => line.startsWith(DECLARATION_ERROR));
  return told?.slice(DECLARATION_ERROR.length);
}

/** Runs a command line's work; a failure is printed plainly and ends with exit code 1. */
export async function orExit(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exit(1);
  }
}
