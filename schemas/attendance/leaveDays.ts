const DAY_MS = 86_400_000;

/** How many days a leave lasts, its first and its last among them. */
export function leaveDays({ starts_on, ends_on }: Readonly<Record<string, unknown>>): number | null {
  if (!starts_on || !ends_on) return null;
  return (Date.parse(String(ends_on)) - Date.parse(String(starts_on))) / DAY_MS + 1;
}
