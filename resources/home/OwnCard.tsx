import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { registry } from '../../schemas/index.ts';
import type { OwnFigures } from '../../schemas/dashboard.ts';
import { toZoned } from '../../src/core/zonedTime.ts';
import { formatMoney, formatNumber, inDigits } from '../../src/admin/format/format.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatRate, formatWeekday } from './formats.ts';
import { LessonList } from './LessonList.tsx';
import { lessonsShown } from './lessonsShown.ts';
import { NumberTile } from './NumberTile.tsx';
import { useMayOpen } from './useMayOpen.ts';
import { usePresenceText } from './usePresenceText.ts';

interface OwnCardProps {
  readonly person: OwnFigures;
}

/** What concerns one person: the lessons of the user who teaches; of a student, which is the user or a child of theirs, also how they stand. */
export function OwnCard({ person }: OwnCardProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const id = useId();
  const [, clock = ''] = toZoned(new Date().toISOString(), conventions.timeZone).split('T');
  const shown = lessonsShown(person, clock);
  const title = headingOf();
  return (
    <section className="home-card" aria-labelledby={id}>
      {person.kind === 'employee' ? (
        <>
          <h2 id={id}>{title}</h2>
          {shown.isOver && <p className="home-note">{translate('home.lessonsOver')}</p>}
        </>
      ) : (
        <>
          <h2 id={id}>
            <bdi>{person.name}</bdi>
          </h2>
          {person.note && (
            <p className="home-note">
              <bdi>{person.note}</bdi>
            </p>
          )}
          <h3>{title}</h3>
        </>
      )}
      <LessonList {...shown} />
      {person.kind === 'student' && <Standing person={person} />}
    </section>
  );

  function headingOf(): string {
    if (shown.day !== undefined) return translate('home.lessonsOn', { day: formatWeekday(shown.day, conventions) });
    if (shown.lessons.length > 0) return translate('home.lessons');
    return translate(shown.isOver ? 'home.lessonsOver' : 'home.noLessons');
  }
}

/** How a student stands: the newest result, what is due, and how often they were there. */
function Standing({ person: { result, fees, presence } }: OwnCardProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const mayOpen = useMayOpen();
  const presenceText = usePresenceText();
  const address = result && registry.get('result').screens.show?.replace('{id}', String(result.id));
  if (!result && !fees && !presence) return null;
  return (
    <>
      <ul className="home-figures home-standing">
        {result && (
          <NumberTile
            value={result.letter}
            label={translate('home.ownResult', {
              exam: result.exam ?? translate('pages.results.final'),
              year: inDigits(result.year, conventions),
              gpa: formatNumber(Number(result.gpa), conventions, 2),
            })}
            address={address && mayOpen(address) ? address : undefined}
          />
        )}
        {fees && <NumberTile value={formatMoney(fees.due, conventions)} label={translate('home.dueUntilNow')} />}
        {presence && <NumberTile value={formatRate(presence, conventions)} label={translate('home.ownAttendance')} />}
      </ul>
      {presence && <p className="home-note">{presenceText(presence)}</p>}
    </>
  );
}
