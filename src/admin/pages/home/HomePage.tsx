import { useMemo } from 'react';
import { Title, useTranslate } from 'react-admin';
import { registry } from '../../../../schemas/index.ts';
import { toZoned } from '../../fields/conventions.ts';
import { intlLocale } from '../../fields/format.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { useAccount } from '../../providers/ability.ts';
import { Figures } from './Figures.tsx';
import { figuresOf, shortcutsOf, waitingOf } from './figures.ts';
import { Pages } from './Pages.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import './home.css';

/** The start page: who is here and when, what waits, what the school has, and what can be entered. */
export function HomePage() {
  const { user, ability } = useAccount();
  const { locale, timeZone } = useConventions();
  const translate = useTranslate();
  const { figures, waiting, shortcuts } = useMemo(() => {
    const offer = { ability, registry };
    return { figures: figuresOf(offer), waiting: waitingOf(offer), shortcuts: shortcutsOf(offer) };
  }, [ability]);
  const now = new Date();
  const [day = '', clock = ''] = toZoned(now.toISOString(), timeZone).split('T');
  const today = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'full', timeZone }).format(now);

  return (
    <div className="home">
      <Title title={translate(greetingAt(clock), { name: user?.name })} preferenceKey={false} />
      <p className="home-today">
        <time dateTime={day}>{today}</time>
        <bdi className="home-role">{user?.role.name}</bdi>
      </p>
      <Figures title="shell.dashboard.waiting" figures={waiting} />
      <Figures title="shell.dashboard.atAGlance" figures={figures} />
      <Shortcuts resources={shortcuts} />
      {waiting.length + figures.length + shortcuts.length === 0 && <Pages />}
    </div>
  );
}

function greetingAt(clock: string): string {
  if (clock < '12:00') return 'shell.dashboard.morning';
  return clock < '18:00' ? 'shell.dashboard.afternoon' : 'shell.dashboard.evening';
}
