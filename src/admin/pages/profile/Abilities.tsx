import { useTranslate } from 'react-admin';
import { useConventions } from '../../fields/useConventions.ts';
import { useAccount } from '../../providers/ability.ts';
import { groupAbilities } from './abilityWords.ts';
import { useRegistry } from '../../product/product.ts';

/** What the user may do, in words. */
export function Abilities() {
  const { user, ability } = useAccount();
  const registry = useRegistry();
  const { locale } = useConventions();
  const translate = useTranslate();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const groups = groupAbilities(user?.ability ?? [], registry);
  return (
    <section className="profile-card profile-abilities" aria-labelledby="profile-abilities-title">
      <h2 id="profile-abilities-title">{translate('shell.profilePage.abilities')}</h2>
      {ability.can('manage', 'all') ? (
        <p>{translate('shell.profilePage.everything')}</p>
      ) : (
        <dl>
          {groups.map(({ subject, resource, actions }) => (
            <div key={subject}>
              <dt>
                <bdi>{resource ? translate(`resources.${resource}.name`, { smart_count: 2 }) : subject}</bdi>
              </dt>
              <dd>{list.format(actions.map((action) => translate(`shell.actions.${action}`, { _: action })))}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
