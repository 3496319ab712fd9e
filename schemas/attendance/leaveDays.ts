const DAY_MS = 86_400_000;

/** How many days a leave lasts, its first and its last among them. */
export function leaveDays({ starts_on, ends_on }: { starts_on?: string | null; ends_on?: string | null }) {
  if (!starts_on || !ends_on) return null;
  return (Date.parse(ends_on) - Date.parse(starts_on)) / DAY_MS + 1;
}
