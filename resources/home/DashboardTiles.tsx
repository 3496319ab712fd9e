import type { ReactNode } from 'react';
import type { Dashboard, Tiles } from '../../schemas/dashboard.ts';
import { OWN_PAGES } from '../../src/admin/addresses/ownPages.ts';
import { AheadCard } from './AheadCard.tsx';
import { AttendanceCard } from './AttendanceCard.tsx';
import { CountTiles } from './CountTiles.tsx';
import { ExpensesByType } from './ExpensesByType.tsx';
import { FeesCard } from './FeesCard.tsx';
import { HomeCard } from './HomeCard.tsx';
import { NoticesCard } from './NoticesCard.tsx';
import { OwedSheetsCard } from './OwedSheetsCard.tsx';
import { OwnCard } from './OwnCard.tsx';
import { ResultsCard } from './ResultsCard.tsx';
import { StudentsByClass } from './StudentsByClass.tsx';

type TileAnswers = Dashboard['tiles'];

/** Every part of the start page that the server has sent, in the order in which it is looked at. */
export function DashboardTiles({ day, tiles }: Dashboard) {
  const { own, waiting, counts } = tiles;
  const persons = own?.map((person) => <OwnCard key={`${person.kind} ${person.id}`} person={person} />);
  // Who runs the school looks at the school first; everybody else at what concerns them.
  const runsSchool = waiting !== undefined || counts !== undefined;
  return (
    <>
      {persons && !runsSchool && <div className="home-cards">{persons}</div>}
      {waiting !== undefined && (
        <CountTiles
          title="home.waiting"
          counts={waiting?.filter(({ count }) => count > 0) ?? null}
          empty="home.nothingWaits"
          more={{ address: OWN_PAGES.inbox.path, label: 'home.decide' }}
        />
      )}
      {counts !== undefined && <CountTiles title="home.atAGlance" counts={counts} />}
      <div className="home-cards">
        {card(tiles, 'owedSheets', (exams) => (
          <OwedSheetsCard exams={exams} />
        ))}
        {card(tiles, 'attendance', (attendance) => (
          <AttendanceCard attendance={attendance} />
        ))}
        {card(tiles, 'fees', (fees) => (
          <FeesCard fees={fees} />
        ))}
        {card(tiles, 'studentsByClass', (shares) => (
          <StudentsByClass shares={shares} />
        ))}
        {card(tiles, 'results', (results) => (
          <ResultsCard results={results} />
        ))}
        {card(tiles, 'expenses', (expenses) => (
          <ExpensesByType expenses={expenses} />
        ))}
        {card(tiles, 'ahead', (items) => (
          <AheadCard items={items} today={day} />
        ))}
        {card(tiles, 'notices', (notices) => (
          <NoticesCard notices={notices} />
        ))}
        {runsSchool && persons}
      </div>
    </>
  );
}

/** Nothing for what is not for the user's eyes; what could not be worked out says so. */
function card<Name extends keyof Tiles>(tiles: TileAnswers, name: Name, draw: (content: Tiles[Name]) => ReactNode) {
  const content: Tiles[Name] | null | undefined = tiles[name];
  if (content === undefined) return null;
  if (content === null) return <HomeCard title={`home.${name}`} empty="home.unknown" />;
  return draw(content);
}
