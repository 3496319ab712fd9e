import { describe, expect, it } from 'vitest';
import { PlainError, runQuietly } from './step.mjs';

const node = (code) => runQuietly(process.execPath, ['-e', code]);

describe('runQuietly', () => {
  it('is silent about a program that succeeds', async () => {
    await expect(node('console.log("busy")')).resolves.toBeUndefined();
  });

  it('shows what a failed program printed, and how it ended', async () => {
    const failure = await node('console.log("out"); console.error("err"); process.exitCode = 3').catch(
      (error) => error,
    );
    expect(failure).toBeInstanceOf(PlainError);
    expect(failure.message).toMatch(/out/);
    expect(failure.message).toMatch(/err/);
    expect(failure.message).toMatch(/ended with code 3\.$/);
  });

  it('keeps to the first lines of a long tale', async () => {
    const failure = await node('for (let i = 1; i <= 500; i++) console.log("line " + i); process.exitCode = 1').catch(
      (error) => error,
    );
    expect(failure.message).toContain('line 40\n');
    expect(failure.message).not.toContain('line 41');
  });

  it('says plainly that a program is missing', async () => {
    await expect(runQuietly('no-such-program', [])).rejects.toThrow('no-such-program could not be started');
  });
});

it('tells of a mistake in a declaration, which the build meets, its message alone', async () => {
  const print =
    'console.error("Build failed\\nDeclarationError: schemas/a/b.ts: c: is no key\\n    at x"); process.exit(1)';
  await expect(runQuietly(process.execPath, ['-e', print])).rejects.toThrow(/^schemas\/a\/b\.ts: c: is no key$/);
});
