import { chromium } from '@playwright/test';
import { findInPath, installDebianPackages, isExecutable } from './programs.ts';

/** Chromium without windows: it opens a page in half of the time and with less than half of the processor's work. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** They keep Chromium from calling its maker's servers and from trying a GPU that is not there. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium to test with: CHROMIUM_PATH, one without windows, any other or, where it may install, Debian's. */
export function findChromium(): string {
  return find([...SHELLS, ...BROWSERS]);
}

/** The Chromium to measure with is a whole browser, as people use it. */
export function findWholeChromium(): string {
  return find(BROWSERS);
}

function find(names: string[]): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !isExecutable(wanted)) throw new Error(`CHROMIUM_PATH is ${wanted}, which is no program.`);
  const found = wanted ?? present(names);
  if (found) return found;
  // The fonts let screenshots show the scripts of every language that the screens speak.
  const installed = installDebianPackages('chromium', 'chromium-headless-shell', 'fonts-noto-core');
  const program = installed ? findInPath(...names) : undefined;
  if (program) return program;
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install chromium; anywhere: npx playwright install chromium) ' +
      'or set CHROMIUM_PATH.',
  );
}

function present(names: string[]): string | undefined {
  return findInPath(...names) ?? [...APPLICATIONS, chromium.executablePath()].find(isExecutable);
}
