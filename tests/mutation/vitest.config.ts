import { defineConfig } from 'vitest/config';

/** The tests that a mutation run makes: `TESTS` names them, with a comma between. The server is built from what was broken. */
export default defineConfig({
  test: {
    include: (process.env.TESTS ?? 'src/core/**/*.test.ts').split(','),
    isolate: false,
    setupFiles: ['tests/support/everyTest.ts'],
    globalSetup: ['tests/support/globalSetup.ts'],
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
});
