import { NativeSelect } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Title, useDataProvider, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { registry } from '../../schemas/index.ts';
import { MARK_UPLOAD, taskAddress } from '../../schemas/teaching/taskPath.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatDateTime, formatPlainNumber } from '../../src/admin/format/format.ts';
import { resourceLabel } from '../../src/admin/format/labels.ts';
import { LoadFailure } from '../../src/admin/generate/shared/LoadFailure.tsx';
import { Skeleton } from '../../src/admin/loading/Skeleton.tsx';
import '../../src/admin/theme/blocks.css';
import '../../src/admin/sheet/sheet.css';
import './marks.css';
import './sheets.css';
import { gridName, placeOfRow } from './place.ts';
import { ExamSelect } from './ExamSelect.tsx';
import { countUnsent, unsentOwner, type UnsentCount } from './unsent.ts';
import { type MarkSheetRow, type MarkSheets, useMarkSheets } from './useMarkSheets.ts';

const marks = registry.get('uploadedMark');

/** The sections and subjects of a teacher in an exam, each with how far its marks are; who sees all chooses a class. */
export function MarkSheetsScreen() {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const exam_type_id = Number(query.get('exam')) || null;
  const class_id = Number(query.get('class')) || null;
  const { data, error, refetch } = useMarkSheets({ exam_type_id, class_id });
  const choose = (name: string, value: number | null) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (value === null) next.delete(name);
      else next.set(name, String(value));
      return next;
    });
  return (
    <div className="entry-page">
      <Title title={translate('screenNames.markEntry')} preferenceKey={false} />
      {!data && (error ? <LoadFailure error={error} onRetry={refetch} isCall /> : <Skeleton height={320} />)}
      {data && (
        <>
          <div className="entry-place">
            <ExamSelect exams={data.exams} value={data.exam?.id} onChange={(exam) => choose('exam', exam)} />
            {data.sees_all && <ClassSelect value={class_id} onChange={(chosen) => choose('class', chosen)} />}
            <ExamDays sheets={data} />
            <Link className="field-link entry-all" to={marks.screens.list}>
              {resourceLabel(translate, marks.name, 2)}
            </Link>
          </div>
          {data.rows.length > 0 ? (
            <SheetTable sheets={data} isOwn={!data.sees_all || class_id === null} />
          ) : (
            <p className="block-nothing">
              {translate(class_id === null && data.sees_all ? 'pages.entry.chooseClass' : 'pages.entry.noSheets')}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** Until when the marks of these sheets are entered, or since when not any more. */
function ExamDays({ sheets: { exam, rows } }: { readonly sheets: MarkSheets }) {
  const translate = useTranslate();
  const conventions = useConventions();
  if (!exam) return null;
  const { opens_at, closes_at } = exam;
  const now = Date.now();
  const at = (instant: string) => formatDateTime(instant, conventions);
  if (rows.length > 0 && rows.every(({ lock }) => lock === 'published'))
    return <span>{translate('pages.entry.allPublished')}</span>;
  if (opens_at && now < Date.parse(opens_at))
    return <span>{translate('pages.entry.opensAt', { at: at(opens_at) })}</span>;
  if (!closes_at) return null;
  if (now >= Date.parse(closes_at)) return <span>{translate('pages.entry.closedAt', { at: at(closes_at) })}</span>;
  // The days of the exam alone open no sheet that is handed in.
  const isOpen = rows.length === 0 || rows.some(({ lock }) => lock === null);
  return <span>{translate(isOpen ? 'pages.entry.openUntil' : 'pages.entry.closing', { at: at(closes_at) })}</span>;
}

function ClassSelect({
  value,
  onChange,
}: {
  readonly value: number | null;
  readonly onChange: (chosen: number | null) => void;
}) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { data: classes = [] } = useQuery({
    queryKey: ['class', 'forMarks'],
    queryFn: async () => {
      const { data } = await dataProvider.getList('class', {
        pagination: { page: 1, perPage: 500 },
        sort: { field: 'order', order: 'ASC' },
        filter: {},
      });
      return data as readonly { readonly id: number; readonly name: string }[];
    },
  });
  return (
    <NativeSelect
      value={value ?? ''}
      onChange={({ target }) => onChange(Number(target.value) || null)}
      inputProps={{ 'aria-label': translate('pages.entry.ofClass') }}
    >
      <option value="">{translate('pages.entry.own')}</option>
      {classes.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}

interface SheetTableProps {
  readonly sheets: MarkSheets;
  /** The sheets are those of whoever is logged in. */
  readonly isOwn: boolean;
}

/** One's own list says the teachers only where there are others beside oneself. */
function SheetTable({ sheets: { rows, exam }, isOwn }: SheetTableProps) {
  const translate = useTranslate();
  const hasTeachers = !isOwn || rows.some(({ teachers }) => teachers.length > 1);
  const kept = countUnsent(unsentOwner());
  return (
    <div className="block-scroll entry-scroll">
      <table className="block-table entry-sheets" aria-label={translate('screenNames.markEntry')}>
        <thead>
          <tr>
            <th scope="col">{translate('pages.entry.subject')}</th>
            <th scope="col">{translate('pages.entry.section')}</th>
            {hasTeachers && <th scope="col">{translate('pages.entry.teacher')}</th>}
            <th scope="col">{translate('pages.entry.entered')}</th>
            <th scope="col">{translate('pages.entry.state')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const name = gridName(placeOfRow(row), exam?.id ?? 0);
            return <SheetLine key={name} row={row} exam={exam?.id} kept={kept.get(name)} hasTeachers={hasTeachers} />;
          })}
        </tbody>
      </table>
    </div>
  );
}

interface SheetLineProps {
  readonly row: MarkSheetRow;
  readonly exam: number | undefined;
  /** What this device keeps of the sheet. */
  readonly kept: UnsentCount | undefined;
  readonly hasTeachers: boolean;
}

function SheetLine({ row, exam, kept, hasTeachers }: SheetLineProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const count = (value: number) => formatPlainNumber(value, conventions);
  const { complete, students, subject, teachers } = row;
  const where = [row.student_group, row.shift, row.version, row.wing].flatMap((part) => part?.name ?? []);
  const progress = translate('pages.entry.progress', { complete: count(complete), all: count(students) });
  return (
    <tr>
      <th scope="row">
        <Link className="field-link entry-open" to={`${taskAddress(MARK_UPLOAD, placeOfRow(row))}?exam=${exam ?? ''}`}>
          <bdi>{subject.name}</bdi>
        </Link>
      </th>
      <td>
        <bdi>
          {row.class.name} {row.section.name}
        </bdi>
        <span className="block-help entry-where">
          <bdi>{where.join(' · ')}</bdi>
        </span>
      </td>
      {hasTeachers && (
        <td className="entry-teachers">
          {teachers.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        </td>
      )}
      <td className="entry-figures">
        <progress className="entry-progress" max={Math.max(1, students)} value={complete} aria-label={progress} />
        <span>{progress}</span>
        {KEPT.map(([key, name]) => {
          const number = kept?.[name] ?? 0;
          return number === 0 ? null : (
            <span key={key} className="entry-unsent">
              {translate(`pages.entry.${key}`, { smart_count: number, count: count(number) })}
            </span>
          );
        })}
      </td>
      <td className="entry-standing">
        <span className="entry-state" data-state={row.lock ?? 'open'}>
          {translate(`pages.entry.states.${row.lock ?? 'open'}`)}
        </span>
        {row.handed_in_at && (
          <span className="block-help entry-where">{formatDateTime(row.handed_in_at, conventions)}</span>
        )}
      </td>
    </tr>
  );
}

const KEPT = [
  ['toCorrect', 'toCorrect'],
  ['unsent', 'waiting'],
] as const;
