import type { AbilityRule } from '../../../core/abilities.ts';

/** What somebody may do to one thing, in the order in which it is usually done. */
export interface AbilityGroup {
  readonly subject: string;
  readonly actions: readonly string[];
}

const USUAL_ORDER = ['full', 'manage', 'read', 'create', 'update', 'delete'];

/** Permissions gathered by what they are about; nothing is listed beside "everything". */
export function groupAbilities(rules: readonly AbilityRule[]): AbilityGroup[] {
  const subjects = [...new Set(rules.map(({ subject }) => subject))].filter((subject) => subject !== 'Auth').sort();
  return subjects.map((subject) => {
    const actions = rules.filter((rule) => rule.subject === subject).map(({ action }) => action);
    return { subject, actions: shortened(actions) };
  });
}

function shortened(actions: readonly string[]): string[] {
  const whole = actions.find((action) => action === 'full' || action === 'manage');
  return whole ? [whole] : [...new Set(actions)].sort((a, b) => rank(a) - rank(b));
}

function rank(action: string): number {
  const place = USUAL_ORDER.indexOf(action);
  return place < 0 ? USUAL_ORDER.length : place;
}
