import type { ReactNode } from 'react';
import type { Dashboard, Tiles } from '../../schemas/dashboard.ts';
import { HOME_PARTS, type HomePartName } from '../../schemas/homeParts.ts';
import { UpcomingCard } from './UpcomingCard.tsx';
import { AttendanceCard } from './AttendanceCard.tsx';
import { CountTiles } from './CountTiles.tsx';
import { ExpensesByType } from './ExpensesByType.tsx';
import { FeesCard } from './FeesCard.tsx';
import { HomeCard } from './HomeCard.tsx';
import { HomeworkCard } from './HomeworkCard.tsx';
import { NoticesCard } from './NoticesCard.tsx';
import { OwedSheetsCard } from './OwedSheetsCard.tsx';
import { OwnCard } from './OwnCard.tsx';
import { OwnPresenceCard } from './OwnPresenceCard.tsx';
import { Parts } from './Parts.tsx';
import { PendingCard } from './PendingCard.tsx';
import { RegistersCard } from './RegistersCard.tsx';
import { ResultsCard } from './ResultsCard.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { StudentsByClass } from './StudentsByClass.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** A part that shows figures. */
type FiguresName = Exclude<HomePartName, 'shortcuts'>;
type TileOf<Name extends FiguresName> = Tiles[(typeof HOME_PARTS)[Name]['tile']];

/** What shows the figures of each part; null where these have nothing to say of it. */
const CARDS: { readonly [Name in FiguresName]: (figures: TileOf<Name>, day: string) => ReactNode } = {
  lessons: (persons) =>
    persons
      .filter(({ kind, lessons, next }) => kind === 'student' || lessons.length > 0 || next)
      .map((person) => <OwnCard key={`${person.kind} ${person.id}`} person={person} />),
  waiting: (counts) => <WaitingCard counts={counts} />,
  registers: (registers) => <RegistersCard registers={registers} />,
  owedSheets: (exams) => <OwedSheetsCard exams={exams} />,
  homework: (tasks, day) => <HomeworkCard tasks={tasks} today={day} />,
  pending: (counts) => <PendingCard counts={counts} />,
  ahead: (items, day) => <UpcomingCard items={items} today={day} />,
  notices: (notices) => <NoticesCard notices={notices} />,
  ownPresence: (persons) =>
    persons.map(
      ({ kind, id, presence }) => kind === 'employee' && presence && <OwnPresenceCard key={id} presence={presence} />,
    ),
  counts: (counts) => <CountTiles counts={counts} />,
  fees: (fees) => <FeesCard fees={fees} />,
  attendance: (attendance) => <AttendanceCard attendance={attendance} />,
  expenses: (expenses) => <ExpensesByType expenses={expenses} />,
  studentsByClass: (shares) => <StudentsByClass shares={shares} />,
  results: (results) => <ResultsCard results={results} />,
};

/** Every part of the start page that the server has sent, where the declaration has it. */
export function DashboardTiles(dashboard: Dashboard) {
  return <Parts draw={(name) => (name === 'shortcuts' ? <Shortcuts /> : drawFigures(name, dashboard))} />;
}

/** Nothing for what is not for the user's eyes; what could not be worked out says so. */
function drawFigures<Name extends FiguresName>(name: Name, { day, tiles }: Dashboard): ReactNode {
  const figures = tiles[HOME_PARTS[name].tile] as TileOf<Name> | null | undefined;
  if (figures === undefined) return null;
  if (figures === null) return <HomeCard title={`home.${name}`} empty="home.unknown" />;
  return CARDS[name](figures, day);
}
