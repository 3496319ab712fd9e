/** Everything the browser keeps in local storage; other programs rely on these names. */
export type StorageKey = 'userData' | 'skin' | 'layout' | 'navbar' | 'transition' | 'locale';

export function readStored(key: StorageKey): string | null {
  return attempt(() => localStorage.getItem(key));
}

export function writeStored(key: StorageKey, value: string): void {
  attempt(() => localStorage.setItem(key, value));
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
