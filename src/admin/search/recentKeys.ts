const MOST = 6;

/** What was chosen last, with a further choice: the newest first, each once. */
export function withChoice(recent: readonly string[], key: string): string[] {
  return [key, ...recent.filter((each) => each !== key)].slice(0, MOST);
}

/** The records among what was chosen last, by resource. */
export function recordIds(recent: readonly string[]): Map<string, number[]> {
  const ids = new Map<string, number[]>();
  for (const key of recent) {
    const [kind, resource = '', id] = key.split('/');
    if (kind === 'record') ids.set(resource, [...(ids.get(resource) ?? []), Number(id)]);
  }
  return ids;
}
