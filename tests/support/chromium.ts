import { chromium } from '@playwright/test';
import { findInPath, installDebianPackages, isExecutable } from './programs.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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

/** The Chromium to test with: CHROMIUM_PATH, the system's, Playwright's own or, where it may install, Debian's. */
export function findChromium(): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !isExecutable(wanted)) throw new Error(`CHROMIUM_PATH is ${wanted}, which is no program.`);
  const found = wanted ?? present();
  if (found) return found;
  // The fonts let screenshots show the scripts of every language that the screens speak.
  const installed = installDebianPackages('chromium', 'fonts-noto-core') && findInPath(...NAMES);
  if (installed) return installed;
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install chromium; anywhere: npx playwright install chromium) ' +
      'or set CHROMIUM_PATH.',
  );
}

function present(): string | undefined {
  return findInPath(...NAMES) ?? [...APPLICATIONS, chromium.executablePath()].find(isExecutable);
}
