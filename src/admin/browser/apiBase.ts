/** Where the back end is, as the build was told. */
export function apiBase(): string {
  const configured: string | undefined = import.meta.env.VITE_API_URL;
  return (configured || OWN).replace(/\/+$/, '');
}

/** What the same address serves. */
const OWN = '/api';

/**
 * Whose something is that this device keeps, for a part of a name: another back end may have another person of the same id.
 * No text in it is a colon.
 */
export function ownerOnDevice(user: number | string): string {
  const base = apiBase();
  return encodeURIComponent(user) + (base === OWN ? '' : `@${encodeURIComponent(base)}`);
}
