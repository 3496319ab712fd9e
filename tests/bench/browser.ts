import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findWholeChromium } from '../support/chromium.ts';
import { undoAtEnd } from './cleanup.ts';
import { measureListChange } from './listChange.ts';
import { measureMatrix } from './matrix.ts';
import { measureOpening } from './opening.ts';
import type { Measurement } from './report.ts';
import { openSchool } from './school.ts';
import { measureSheets } from './sheets.ts';
import { measureWeights } from './weights.ts';

/** What a browser has to fetch, and how soon it shows something. */
export async function* measureBrowser(): AsyncGenerator<Measurement> {
  const school = await openSchool();
  // The bench itself takes everything back when it is told to end.
  const options = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args: CHROMIUM_ARGS, ...options });
  undoAtEnd(() => browser.close());
  yield* measureWeights(browser, school);
  yield* measureOpening(browser, school);
  yield await measureListChange(browser, school);
  yield* measureSheets(browser, school);
  yield* measureMatrix(browser, school);
}
