import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import { Link } from 'react-router';
import { buildPath } from '../../../src/core/paths.ts';
import { roundReached } from '../../../src/core/roundReached.ts';
import { registry } from '../../../schemas/index.ts';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import type { Conventions } from '../../../src/admin/format/conventions.ts';
import { formatNumber, formatPercent, formatPlainNumber, inDigits, NOTHING } from '../../../src/admin/format/format.ts';
import { useMay } from '../../../src/admin/providers/ability.ts';
import { cohortKey, distinguishingParts, sectionName } from '../generate/board.ts';
import { isolated } from '../../../src/admin/format/names.ts';
import type { ResultAction } from './ExamCard.tsx';
import { type OverviewRow, type OverviewSection, passRate } from './overview.ts';
import { StateChip } from './StateChip.tsx';

const results = registry.get('result');

type Summary = Pick<OverviewRow, 'students' | 'passed' | 'average_gpa' | 'average_percent' | 'best'>;

interface Figure {
  readonly name: string;
  readonly show: (summary: Summary, conventions: Conventions) => string;
}

const FIGURES: readonly Figure[] = [
  { name: 'students', show: ({ students }, conventions) => formatNumber(students, conventions) },
  { name: 'passed', show: ({ passed }, conventions) => formatNumber(passed, conventions) },
  { name: 'failed', show: ({ students, passed }, conventions) => formatNumber(students - passed, conventions) },
  {
    name: 'passRate',
    show: (summary, conventions) => {
      const rate = passRate(summary);
      return rate === undefined ? NOTHING : formatPercent(rate, conventions);
    },
  },
  {
    name: 'averageGpa',
    show: ({ average_gpa }, conventions) => formatPlainNumber(Number(average_gpa), conventions, 2),
  },
  {
    name: 'averageMarks',
    // Of a hundred: the exam before may have other full marks.
    show: ({ average_percent }, conventions) => formatPercent(roundReached(average_percent, 1), conventions),
  },
];

interface FiguresTableProps {
  readonly row: OverviewRow;
  readonly title: string;
  readonly onAction: (action: ResultAction, section: OverviewSection) => void;
}

/** The figures of a class and of each section, with those of the exam before below each. */
export function FiguresTable({ row, title, onAction }: FiguresTableProps) {
  const translate = useTranslate();
  const { label, conventions } = useWords();
  const partsOf = distinguishingParts(row.sections);
  // Sections of two wings can have one name.
  const fullNameOf = sectionName(row.sections);
  const isOne = row.sections.length === 1;
  return (
    <div className="block-scroll">
      <table className="block-table office-table office-figures" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{label('section_id')}</th>
            {FIGURES.map(({ name }) => (
              <th key={name} scope="col" data-align="end">
                {translate(`pages.results.figures.${name}`)}
              </th>
            ))}
            <th scope="col">{translate('pages.results.figures.best')}</th>
            <th scope="col">{translate('pages.results.figures.state')}</th>
          </tr>
        </thead>
        <tbody>
          {!isOne && (
            <FiguresRow summary={row} before={row.before} name={translate('pages.results.allSections')}>
              <StateChip standing={row} />
            </FiguresRow>
          )}
          {row.sections.map((section) => (
            <FiguresRow
              key={cohortKey(section)}
              summary={section}
              before={section.before}
              name={section.name}
              parts={partsOf(section)}
            >
              <StateChip standing={section} />
              <span className="office-actions">
                {section.generated > 0 && !isOne && (
                  <Button size="small" color="inherit" onClick={() => onAction('publish', section)}>
                    {translate('pages.results.publishAction')}
                    <span className="unseen">: {fullNameOf(section)}</span>
                  </Button>
                )}
                {section.published > 0 && !isOne && (
                  <Button size="small" color="inherit" onClick={() => onAction('unpublish', section)}>
                    {translate('pages.results.unpublishAction')}
                    <span className="unseen">: {fullNameOf(section)}</span>
                  </Button>
                )}
              </span>
            </FiguresRow>
          ))}
        </tbody>
        {row.before && (
          <caption>
            <span>{translate(...previousExamText(row, row.before, conventions))}</span>
          </caption>
        )}
      </table>
    </div>
  );
}

/** Which exam the small figures are of: that of another year had other students. */
function previousExamText(
  { academic_year_id }: OverviewRow,
  { exam, year }: NonNullable<OverviewRow['before']>,
  conventions: Conventions,
): [key: string, names: Record<string, string>] {
  const names = { exam: isolated(exam.name), year: isolated(inDigits(year.name, conventions)) };
  return [`pages.results.${year.id === academic_year_id ? 'beforeIs' : 'beforeWas'}`, names];
}

interface FiguresRowProps {
  readonly summary: Summary;
  readonly before: Summary | null;
  readonly name: string;
  readonly parts?: string;
  readonly children: ReactNode;
}

function FiguresRow({ summary, before, name, parts, children }: FiguresRowProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
        {parts && <small>{parts}</small>}
      </th>
      {FIGURES.map((figure) => (
        <td key={figure.name} data-align="end" data-label={translate(`pages.results.figures.${figure.name}`)}>
          {figure.show(summary, conventions)}
          {before && (
            <small>
              <span className="unseen">{translate('pages.results.before')} </span>
              {figure.show(before, conventions)}
            </small>
          )}
        </td>
      ))}
      <td data-fixed data-label={translate('pages.results.figures.best')}>
        <Best best={summary.best} />
        {before?.best && (
          <small>
            <span className="unseen">{translate('pages.results.before')} </span>
            <bdi>{before.best.name}</bdi> {formatPlainNumber(Number(before.best.gpa), conventions, 2)}
          </small>
        )}
      </td>
      <td>{children}</td>
    </tr>
  );
}

function Best({ best }: Pick<Summary, 'best'>) {
  const conventions = useConventions();
  const may = useMay();
  if (!best) return NOTHING;
  const gpa = formatPlainNumber(Number(best.gpa), conventions, 2);
  if (!may(results, 'read')) return `${isolated(best.name)} ${gpa}`;
  return (
    <>
      <Link className="field-link" to={buildPath(results.screens.show ?? '', { id: best.id })}>
        <bdi>{best.name}</bdi>
      </Link>{' '}
      {gpa}
    </>
  );
}
