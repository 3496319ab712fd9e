import { MARK_UPLOAD } from '../../../../schemas/teaching/taskPath.ts';
import { result } from '../../../../schemas/exams/result.ts';
import { notification } from '../../../../schemas/messages/notification.ts';
import { screens } from '../../../../schemas/screens.ts';
import { codesOf } from '../../../core/fields/field.ts';
import { buildPath } from '../../../core/paths.ts';
import { keepWords } from '../services/notices/keepWords.ts';
import { wordsOfPublished } from '../services/results/notifyOfResults.ts';
import { dayInWords } from '../../documents/printLanguage.ts';
import { instantOf } from './days.ts';
import type { School, SchoolExam } from './school.ts';
import { type SeedRecord, seedRecords, type SeedContext } from './seedRecords.ts';
import { schoolTables } from '../tables.ts';
import { addDays } from '../../../core/days.ts';

const NOTICE = codesOf(notification.fields.status);
const { published } = codesOf(result.fields.status);

type Notice = readonly [daysAgo: number, title: string, body: string, link: string | null];

/** A notice without its link, for whoever may not open the screen that it leads others to. */
function told([daysAgo, title, body]: Notice): Notice {
  return [daysAgo, title, body, null];
}

/** Seeds notifications for the demo logins. All but the latest are read. */
export async function seedNotices(context: SeedContext, school: School, exams: readonly SchoolExam[]): Promise<void> {
  const {
    users,
    demoStudent: { name },
  } = school;
  const { name: exam, startsOn } = exams.at(-1) as SchoolExam;
  const routine: Notice = [
    2,
    `Routine of the ${exam} exam`,
    `The exam began on ${dayInWords(startsOn, 'en')}. The routine says which papers are still to come.`,
    '/exam/routine',
  ];
  const marks: Notice = [
    3,
    `Marks of the ${exam} exam`,
    'Please enter what is still missing before the window closes.',
    MARK_UPLOAD,
  ];
  const holiday: Notice = [
    9,
    'The school stays closed on Friday and Saturday',
    'Lessons go on as usual on Sunday.',
    null,
  ];
  const byUser: readonly (readonly [user: number, notices: readonly Notice[]])[] = [
    [users.superadmin, [[0, 'A night’s backup is there', 'It can be restored at any time.', null], routine, holiday]],
    [
      users.admin,
      [
        [
          0,
          'Leave requests wait for a decision',
          'Students and colleagues have asked for leave.',
          '/student/leave/request',
        ],
        routine,
        holiday,
      ],
    ],
    [
      users.accountant,
      [
        [0, 'Expenses wait for a decision', 'The office has entered expenses this week.', '/expense'],
        [4, 'Fees of this month are due', 'The due day has passed.', '/student/payment'],
      ],
    ],
    [
      users.office,
      [
        [1, 'An expense was approved', 'The accountant approved it and booked the withdrawal.', '/expense'],
        routine,
        holiday,
      ],
    ],
    [
      users.teacher,
      [
        [0, 'Homework is due today', 'Two of your sections hand theirs in.', '/employee/task/homework'],
        routine,
        marks,
        holiday,
      ],
    ],
    [users.student, [[0, 'New homework in Mathematics', 'It is due in three days.', null], told(routine), holiday]],
    [
      users.parent,
      [
        [0, `${name} came late today`, 'After the first lesson had begun.', null],
        told(routine),
        [12, 'Parents’ day', 'The teachers are there for you from 10 to 12 o’clock.', null],
        holiday,
      ],
    ],
  ];
  const rows = byUser.flatMap(([user_id, notices]) =>
    notices.map(([daysAgo, title, body, link]): SeedRecord => {
      const day = addDays(context.today, -daysAgo);
      const isRead = daysAgo > 2;
      return {
        user_id,
        title,
        body,
        link,
        status: isRead ? NOTICE.read : NOTICE.unread,
        read_at: isRead ? `${day}T11:20:00.000Z` : null,
        created_at: instantOf(day, '02:45'),
      };
    }),
  );
  await seedRecords(context, 'notification', rows);
}

/** Tells the demo student and the parent of each result of theirs and of their children, on the day on which it was published. All are read. */
export async function seedResultNotices(context: SeedContext, { users }: School): Promise<void> {
  const results = await context.database.query<{
    id: number;
    user_id: number;
    student: string;
    exam: string;
    year: string;
    at: string;
  }>(
    `select r.id, n.user_id, s.name as student, t.name as exam, y.year, r.published_at as at
     from results r join exam_types t on t.id = r.exam_type_id join academic_years y on y.id = r.academic_year_id
     join students s on s.id = r.student_id left join student_parents p on p.id = s.parent_id
     cross join lateral (values (s.user_id), (p.user_id)) n(user_id)
     where n.user_id = any($1) and r.status = $2 order by r.id, n.user_id`,
    [[users.student, users.parent], published],
  );
  const rows = results.map(
    ({ id, user_id, student, exam, year, at }): SeedRecord => ({
      user_id,
      title: `${exam}: results published`,
      body: `The results of ${student} for ${year} are published.`,
      link: buildPath(screens.marksheet.path, { id }),
      status: NOTICE.read,
      read_at: at,
      created_at: at,
    }),
  );
  const ids = await seedRecords(context, 'notification', rows);
  await keepWords(
    schoolTables<'notifications_words'>(context),
    results.map((told, index) => ({ id: ids[index] as number, ...wordsOfPublished(told) })),
  );
}
