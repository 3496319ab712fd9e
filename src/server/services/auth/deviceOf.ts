/** What a browser says of itself, in short: nothing is guessed beyond that. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

type Sign = readonly [name: string, pattern: RegExp];

// Browsers name those that they descend from as well, so the more special ones stand first.
const BROWSERS: readonly Sign[] = [
  ['Edge', /\bEdgA?(?:iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)(?:\.\d+)* .*Safari\//],
];

const SYSTEMS: readonly Sign[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** The browser and the system that a user agent names; empty texts for what it does not. */
export function deviceOf(userAgent: string): Device {
  return { browser: nameIn(userAgent, BROWSERS), system: nameIn(userAgent, SYSTEMS) };
}

function nameIn(userAgent: string, signs: readonly Sign[]): string {
  for (const [name, pattern] of signs) {
    const found = pattern.exec(userAgent);
    if (found) return found[1] ? `${name} ${found[1]}` : name;
  }
  return '';
}
