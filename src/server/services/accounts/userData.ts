import type { AbilityRule } from '../../../core/abilities.ts';
import type { ListViewAnswer } from '../../../core/calls/userData.ts';
import type { Context } from '../../context.ts';
import type { OwnRecord, Person } from '../auth/people.ts';
import { defaultViews } from '../listViews.ts';

/** What the app keeps of whoever is logged in. */
export interface UserData {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: { readonly id: number; readonly name: string };
  readonly ability: readonly AbilityRule[];
  readonly records: readonly OwnRecord[];
  /** How lists begin, by the name of the entity; only where somebody has said so for everybody. */
  readonly default_views?: Readonly<Record<string, ListViewAnswer>>;
  /** Only where it has to be set up before anything else can be done. */
  readonly must_set_up_second_factor?: true;
}

/** What the app keeps of somebody. */
export async function userDataOf(
  context: Pick<Context, 'database' | 'registry' | 'timeZone'>,
  person: Person,
): Promise<UserData> {
  const { id, name, email, role, rules, records, mustSetUpSecondFactor } = person;
  const own = { id, name, email, role, ability: rules, records };
  if (mustSetUpSecondFactor) return { ...own, must_set_up_second_factor: true };
  const views = await defaultViews(context, person);
  return Object.keys(views).length > 0 ? { ...own, default_views: views } : own;
}
