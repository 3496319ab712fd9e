import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { registry } from '../../schemas/index.ts';
import { taskAddress, type TaskPlace } from '../../schemas/teaching/taskPath.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatTime } from '../../src/admin/format/format.ts';
import { resourceLabel } from '../../src/admin/format/labels.ts';
import { isolated } from '../../src/admin/format/names.ts';
import { useMay } from '../../src/admin/providers/ability.ts';
import type { LessonsShown } from './lessonsShown.ts';

const TASKS = ['homework', 'courseMaterial'].map((name) => registry.get(name));

/** The lessons of a day, with the one that is on or comes next marked: where, and who is taught or by whom. */
export function LessonList({ lessons, current, isOn }: LessonsShown) {
  const translate = useTranslate();
  const conventions = useConventions();
  // A room that is only a number says what it is; one with a name says it itself.
  const roomText = (room: string) => isolated(/\p{L}/u.test(room) ? room : translate('home.roomOf', { room }));
  return (
    <ul className="home-list">
      {lessons.map((lesson) => (
        <li key={lesson.id} className="home-entry" data-current={lesson.id === current}>
          <span className="home-when">{`${formatTime(lesson.starts, conventions)} – ${formatTime(lesson.ends, conventions)}`}</span>
          <span className="home-what">
            <span>
              <bdi>{lesson.subject}</bdi>
              {lesson.id === current && (
                <span className="home-unread">{translate(isOn ? 'home.now' : 'home.next')}</span>
              )}
            </span>
            <small>
              {[lesson.room && roomText(lesson.room), lesson.note && isolated(lesson.note)].filter(Boolean).join(' · ')}
            </small>
            {lesson.place && <TaskLinks place={lesson.place as TaskPlace} />}
          </span>
        </li>
      ))}
    </ul>
  );
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
