import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { registry } from '../../schemas/index.ts';
import { taskAddress, type TaskPlace } from '../../schemas/teaching/taskPath.ts';
import type { OwnFigures } from '../../schemas/dashboard.ts';
import { formatMoney, formatNumber, formatTime } from '../../src/admin/format/format.ts';
import { isolated } from '../../src/admin/format/names.ts';
import { resourceLabel } from '../../src/admin/format/labels.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { useMay } from '../../src/admin/providers/ability.ts';
import { formatRate } from './formats.ts';
import { NumberTile } from './NumberTile.tsx';

const TASKS = ['homework', 'courseMaterial'].map((name) => registry.get(name));

/** What concerns one person: the user as a student or an employee, or a child of theirs. */
export function OwnCard({ person }: { readonly person: OwnFigures }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const { kind, id, name, note, lessons = [], presence, fees } = person;
  const heading = `own-${kind}-${id}`;
  return (
    <section className="home-card" aria-labelledby={heading}>
      <h2 id={heading}>
        <bdi>{name}</bdi>
      </h2>
      {note && (
        <p className="home-note">
          <bdi>{note}</bdi>
        </p>
      )}
      {(presence || fees) && (
        <ul className="home-figures">
          {presence && <NumberTile value={formatRate(presence, conventions)} label={translate('home.ownAttendance')} />}
          {fees && <NumberTile value={formatMoney(fees.due, conventions)} label={translate('home.dueUntilNow')} />}
        </ul>
      )}
      {presence && <p className="home-note">{translate('home.ownDays', daysOf())}</p>}
      <h3>{translate(lessons.length > 0 ? 'home.lessons' : 'home.noLessons')}</h3>
      <ul className="home-list">
        {lessons.map((lesson) => (
          <li key={lesson.id} className="home-entry">
            <span className="home-when">{`${formatTime(lesson.starts, conventions)} – ${formatTime(lesson.ends, conventions)}`}</span>
            <span className="home-what">
              <bdi>{lesson.subject}</bdi>
              <small>{[lesson.note, lesson.room && isolated(lesson.room)].filter(Boolean).join(' · ')}</small>
              {lesson.place && <TaskLinks place={lesson.place as TaskPlace} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );

  function daysOf(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(presence ?? {}).map(([state, days]) => [state, formatNumber(days, conventions)]),
    );
  }
}

/** The ways to what the class of a lesson has been given. */
function TaskLinks({ place }: { readonly place: TaskPlace }) {
  const translate = useTranslate();
  const may = useMay();
  return (
    <span className="home-links">
      {TASKS.filter((resource) => may(resource, 'read')).map((resource) => (
        <Link key={resource.name} to={taskAddress(resource.screens.list, place)}>
          {resourceLabel(translate, resource.name, 2)}
        </Link>
      ))}
    </span>
  );
}
