import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium.ts';

// Kept in the environment, so that the workers, which read this file again, need not look for it.
process.env.CHROMIUM_PATH = findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './globalSetup.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: 'list',
  // Generous, because a machine that does other things as well is no reason to fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.E2E_BASE_URL,
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS },
    locale: 'en-US',
    // What is judged is what people come to see, not what moves on its way there.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
