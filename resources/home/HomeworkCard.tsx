import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { DueHomework } from '../../schemas/dashboard.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatWeekday } from './formats.ts';
import { HomeCard } from './HomeCard.tsx';
import { useCountedAddress } from './useCountedAddress.ts';

interface HomeworkCardProps {
  readonly tasks: readonly DueHomework[];
  readonly today: string;
}

/** What is handed in on the next days, today's first. */
export function HomeworkCard({ tasks, today }: HomeworkCardProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const addressOf = useCountedAddress();
  return (
    <HomeCard title="home.homework">
      <ul className="home-list">
        {tasks.map((task) => {
          const { id, name, subject, note, due } = task;
          const address = addressOf(task);
          return (
            <li key={id} className="home-entry">
              <time className="home-when" dateTime={due}>
                {due === today ? translate('home.today') : formatWeekday(due, conventions)}
              </time>
              <span className="home-what">
                <bdi>{address ? <Link to={address}>{name}</Link> : name}</bdi>
                <small>
                  <bdi>{`${subject} · ${note}`}</bdi>
                </small>
              </span>
            </li>
          );
        })}
      </ul>
    </HomeCard>
  );
}
