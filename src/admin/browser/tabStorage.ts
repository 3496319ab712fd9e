/** What is kept for one tab of the browser, until it is closed; undefined where there is none. */
export function readOfTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeOfTab(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage can be forbidden or full: then the tabs share what the browser keeps.
  }
}

/** Forgets all that begins with a name. */
export function forgetOfTab(start: string): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(start)) sessionStorage.removeItem(name);
  } catch {
    // There is nothing to forget where nothing can be kept.
  }
}
