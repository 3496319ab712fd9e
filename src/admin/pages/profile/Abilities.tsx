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
  const groups = groupAbilities(user?.ability ?? []);
  return (
    <section className="profile-card profile-abilities" aria-labelledby="profile-abilities-title">
      <h2 id="profile-abilities-title">{translate('shell.profilePage.abilities')}</h2>
      {ability.can('manage', 'all') ? (
        <p>{translate('shell.profilePage.everything')}</p>
      ) : (
        <dl>
          {groups.map(({ subject, actions }) => (
            <div key={subject}>
              <dt>
                <bdi>{names.ofSubject(subject)}</bdi>
              </dt>
              <dd>{list.format(actions.map(names.ofAction))}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
