import { useTranslate } from 'react-admin';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import { Link } from 'react-router';
import { registry } from '../../../schemas/index.ts';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { formatNumber } from '../../../src/admin/format/format.ts';
import { Icon } from '../../../src/admin/icons/Icon.tsx';
import { useMay } from '../../../src/admin/providers/ability.ts';
import {
  type Cell,
  cellsByPlace,
  cohortKey,
  handInStatus,
  distinguishingParts,
  PROGRESS,
  progressOf,
  type ReadinessAnswer,
  type Subject,
} from './board.ts';
import { gridAddress, type Scope } from './place.ts';

const marks = registry.get('uploadedMark');
const ICONS = { handedIn: 'FactCheck', complete: 'Check', partly: 'EditNote', none: 'ErrorOutline' } as const;

interface BoardProps {
  readonly scope: Scope;
  readonly answer: ReadinessAnswer;
}

/**
 * Subjects as rows, sections as columns: how many students have all their marks. Each cell leads to the marks: who
 * may enter those of every teacher can do so there, the others look at them.
 */
export function Board({ scope, answer: { sections, subjects, cells } }: BoardProps) {
  const translate = useTranslate();
  const { label } = useWords();
  const mayEnter = useMay()(marks, 'full');
  const found = cellsByPlace(cells);
  const partsOf = distinguishingParts(sections);
  return (
    <>
      <div className="block-scroll">
        <table className="block-table office-board" aria-label={translate('pages.results.board')}>
          <thead>
            <tr>
              <th scope="col">{label('subject_id')}</th>
              {sections.map((section) => (
                <th key={cohortKey(section)} scope="col">
                  <bdi>{section.name}</bdi>
                  <small>{partsOf(section)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {subjects.map((subject) => (
              <tr key={subject.id}>
                <th scope="row">
                  <bdi>{subject.name}</bdi>
                  <small>
                    <bdi>{subject.code}</bdi>
                  </small>
                  {subject.has_distribution === 0 && (
                    <small className="office-warned">{translate('pages.entry.states.no_distribution')}</small>
                  )}
                </th>
                {sections.map((section) => {
                  const cell = found.get(`${cohortKey(section)} ${subject.id}`);
                  const name = `${subject.name}, ${[section.name, partsOf(section)].join(' ').trim()}`;
                  return (
                    <td key={cohortKey(section)}>
                      {cell ? (
                        <BoardCell {...{ scope, cell, name, mayEnter }} />
                      ) : (
                        <span className="office-none">
                          <span aria-hidden="true">–</span>
                          <span className="unseen">{translate(absentWord(subject))}</span>
                        </span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend />
    </>
  );
}

/** Why there are no figures of a subject in a section. */
function absentWord({ has_distribution }: Subject): string {
  return has_distribution === 0 ? 'pages.entry.states.no_distribution' : 'pages.results.notSat';
}

/** What the colours and pictures of the cells stand for. */
function Legend() {
  const translate = useTranslate();
  return (
    <ul className="office-board-legend">
      {PROGRESS.map((progress) => (
        <li key={progress} className="office-tone" data-progress={progress}>
          <Icon name={ICONS[progress]} size="small" />
          {translate(`pages.results.progress.${progress}`)}
        </li>
      ))}
    </ul>
  );
}

interface BoardCellProps {
  readonly scope: Scope;
  readonly cell: Cell;
  readonly name: string;
  readonly mayEnter: boolean;
}

function BoardCell({ scope, cell, name, mayEnter }: BoardCellProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const progress = progressOf(cell);
  const count = translate('pages.results.of', {
    complete: formatNumber(cell.complete, conventions),
    students: formatNumber(cell.students, conventions),
  });
  const absent =
    cell.absent > 0
      ? translate('pages.results.absent', { smart_count: cell.absent, count: formatNumber(cell.absent, conventions) })
      : '';
  const partly =
    cell.partly > 0
      ? translate('pages.results.partly', { smart_count: cell.partly, count: formatNumber(cell.partly, conventions) })
      : '';
  const handIn = handInStatus(cell);
  const inside = (
    <>
      <Icon name={ICONS[progress]} size="small" />
      <span>{count}</span>
      {partly && <small>{partly}</small>}
      {absent && <small>{absent}</small>}
      {handIn && <small>{translate(`pages.results.${handIn}`)}</small>}
    </>
  );
  const locked = handIn === 'handedIn' ? translate('pages.results.handedIn') : '';
  const label = [name, count, translate(`pages.results.progress.${progress}`), locked, partly, absent]
    .filter(Boolean)
    .join(', ');
  return (
    <Link
      className="office-cell office-tone"
      data-progress={progress}
      aria-label={label}
      to={gridAddress(scope, { place: cell, mayEnter })}
    >
      {inside}
    </Link>
  );
}
