import { useTranslate } from 'react-admin';
import { useConventions } from '../../fields/useConventions.ts';
import { useAccount } from '../../providers/ability.ts';
import { usePermissionNames } from '../../inputs/permissions/usePermissionNames.ts';
import { groupAbilities } from './abilityWords.ts';

/** What the user may do, in words. */
export function Abilities() {
  const { user, ability } = useAccount();
  const names = usePermissionNames();
  const { locale } = useConventions();
  const translate = useTranslate();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const { compare } = new Intl.Collator(locale);
  const groups = groupAbilities(user?.ability ?? [])
    .map((group) => ({ ...group, name: names.ofSubject(group.subject) }))
    .sort((one, other) => compare(one.name, other.name));
  return (
    <section className="profile-card profile-abilities" aria-labelledby="profile-abilities-title">
      <h2 id="profile-abilities-title">{translate('shell.profilePage.abilities')}</h2>
      {ability.can('manage', 'all') ? (
        <p>{translate('shell.profilePage.everything')}</p>
      ) : (
        <dl>
          {groups.map(({ subject, name, actions }) => (
            <div key={subject}>
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd>{list.format(actions.map(names.ofAction))}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
