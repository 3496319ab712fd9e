import { defineConfig } from 'vitest/config';

const tests = (process.env.TESTS ?? 'src/core/**/*.test.ts').split(',');
const needsServer = tests.some((path) => !path.startsWith('src/core/'));

/**
 * What a mutation run (stryker.json, see docs/decisions.md) breaks, one place at a time, is tried by the tests that `TESTS`
 * names, with a comma between. Those of the API run against a server that is built of what was broken; they import none
 * of its files, so Stryker cannot choose by imports (`related`). Texts are left alone: most are reasons for the reader.
 */
export default defineConfig({
  test: {
    include: tests,
    isolate: false,
    setupFiles: ['tests/support/everyTest.ts'],
    globalSetup: needsServer ? ['tests/support/globalSetup.ts'] : [],
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
});
