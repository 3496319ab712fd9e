import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPrinter, type Printer } from './printer.ts';

const SHORT = { 'main.typ': 'A page.' };
/** Ten thousand million steps: longer than any limit here. */
const ENDLESS = { 'main.typ': '#for i in range(100000) { for j in range(100000) { let sum = i + j } }' };

const printers: Printer[] = [];
const open = (limits: Parameters<typeof openPrinter>[0] = {}) => {
  const printer = openPrinter(limits);
  printers.push(printer);
  return printer;
};
const headOf = (pdf: Uint8Array) => Buffer.from(pdf.subarray(0, 5)).toString();

afterEach(async () => {
  for (const printer of printers.splice(0)) await printer.close();
});

describe('the printer', () => {
  it('keeps one process warm', async () => {
    const printer = open();
    expect(printer.processId()).toBeUndefined();
    expect(headOf(await printer.print(SHORT))).toBe('%PDF-');
    const first = printer.processId();
    await printer.print(SHORT);
    expect(printer.processId()).toBe(first);
  });

  it('replaces a process that was killed between two files', async () => {
    const printer = open();
    await printer.print(SHORT);
    const first = printer.processId() as number;
    process.kill(first, 'SIGKILL');
    expect(headOf(await printer.print(SHORT))).toBe('%PDF-');
    expect(printer.processId()).not.toBe(first);
  });

  it('begins a file again whose process was killed in the midst, and those that wait come after it', async () => {
    const printer = open();
    const many = { 'main.typ': '#for i in range(1500) [Page #i #pagebreak()]' };
    await printer.print(SHORT);
    const first = printer.processId() as number;
    const printed = [printer.print(many), printer.print(SHORT)];
    setTimeout(() => process.kill(first, 'SIGKILL'), 30);
    expect((await Promise.all(printed)).map(headOf)).toEqual(['%PDF-', '%PDF-']);
    expect(printer.processId()).not.toBe(first);
  });

  it('ends a file that takes too long, says so, and goes on with the next one', async () => {
    const printer = open({ printingMs: 1_500 });
    await printer.print(SHORT);
    const first = printer.processId() as number;
    await expect(printer.print(ENDLESS)).rejects.toMatchObject({ id: 'documentTooLong', status: 413 });
    expect(headOf(await printer.print(SHORT))).toBe('%PDF-');
    await vi.waitFor(() => expect(() => process.kill(first, 0)).toThrow(), { timeout: 5_000 });
  });

  it('says what is wrong with a template', async () => {
    const printer = open();
    await expect(printer.print({ 'main.typ': '#missing-thing' })).rejects.toThrow(/unknown variable: missing-thing/);
    expect(headOf(await printer.print(SHORT))).toBe('%PDF-');
  });

  it('lets nothing wait for long, and no more than a few', async () => {
    const printer = open({ printingMs: 2_000, waitingMs: 300, waiting: 2 });
    await printer.print(SHORT);
    const slow = printer.print(ENDLESS);
    const waiting = printer.print(SHORT);
    const refusals = Promise.allSettled([slow, waiting]);
    await expect(printer.print(SHORT)).rejects.toMatchObject({ id: 'busy', status: 503 });
    await expect(waiting).rejects.toMatchObject({ id: 'busy' });
    await refusals;
    expect(headOf(await printer.print(SHORT))).toBe('%PDF-');
  });

  it('reads nothing of the disk', async () => {
    const printer = open();
    await expect(printer.print({ 'main.typ': '#read("/etc/hostname")' })).rejects.toThrow(/cannot be set/);
    await expect(printer.print({ 'main.typ': '#read("../../etc/hostname")' })).rejects.toThrow(/cannot be set/);
  });

  it('ends a process that has nothing to do', async () => {
    const printer = open({ idleMs: 50 });
    await printer.print(SHORT);
    await vi.waitFor(() => expect(printer.processId()).toBeUndefined(), { timeout: 5_000 });
    expect(headOf(await printer.print(SHORT))).toBe('%PDF-');
  });

  it('starts no process any more once it is closed, also for a file that was being set', async () => {
    const printer = open();
    await printer.print(SHORT);
    const refused = expect(printer.print(ENDLESS)).rejects.toMatchObject({ id: 'busy' });
    await printer.close();
    await refused;
    expect(printer.processId()).toBeUndefined();
  });

  it('is waited for while it closes, also where nothing else keeps the program running', () => {
    const program = `
      const { openPrinter } = await import(${JSON.stringify(import.meta.resolve('./printer.ts'))});
      const printer = openPrinter();
      await printer.print(${JSON.stringify(SHORT)});
      await printer.close();
      console.log('closed');
    `;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, stdout }, stderr).toEqual({ status: 0, stdout: 'closed\n' });
  });

  it('replaces a process that has taken much memory', async () => {
    const printer = open({ memory: 1 });
    await printer.print(SHORT);
    expect(printer.processId()).toBeUndefined();
    expect(headOf(await printer.print(SHORT))).toBe('%PDF-');
  });
});
