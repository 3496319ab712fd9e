/**
 * What the app keeps in local storage; other programs rely on these names. React-admin's store keeps beside it how somebody
 * left their lists, under names that begin with `RaStoreCampus-<user>-` (`providers/store.ts`).
 */
export type StorageKey =
  | 'userData'
  | 'skin'
  | 'layout'
  | 'navbar'
  | 'transition'
  | 'locale'
  | `unsent:${string}`
  | `draft:${string}`;

export function readStored(key: StorageKey): string | null {
  return attempt(() => localStorage.getItem(key));
}

/** Answers whether the browser has kept it. */
export function writeStored(key: StorageKey, value: string): boolean {
  return (
    attempt(() => {
      localStorage.setItem(key, value);
      return true;
    }) ?? false
  );
}

/** The names that begin with a text. */
export function storedKeys(start: StorageKey): StorageKey[] {
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  return keys.filter((key): key is StorageKey => key.startsWith(start));
}

export function removeStored(key: StorageKey): void {
  attempt(() => localStorage.removeItem(key));
}

// Storage can be forbidden or full. Preferences then last as long as the page, and nobody can log in.
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
