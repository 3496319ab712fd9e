/** Commands of the server that are written down, by the name under which they are: they have no account. */
export const COMMANDS = { adminLink: 'npm run admin:link', backup: 'npm run backup' } as const;

/** The commands that a search names. */
export function commandsNamed(search: string): readonly string[] {
  const wanted = search.toLowerCase();
  return Object.values(COMMANDS).filter((name) => name.includes(wanted));
}
