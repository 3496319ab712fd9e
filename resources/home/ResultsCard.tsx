import { useTranslate } from 'react-admin';
import type { ResultFigures } from '../../schemas/dashboard.ts';
import { registry } from '../../schemas/index.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatNumber, formatPercent, inDigits } from '../../src/admin/format/format.ts';
import { roundReached } from '../../src/core/roundReached.ts';
import { Bars } from './Bars.tsx';
import { HomeCard } from './HomeCard.tsx';

const SUMMARY = '/summary/of/total/result';
const { list: TABULATION } = registry.get('result').screens;

/** How many passed in the newest published exam, class by class, each with the way to its results. */
export function ResultsCard({ results }: { readonly results: ResultFigures }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const { academic_year_id, exam_type_id, year, is_own, classes } = results;
  const exam = results.exam ?? translate('pages.results.final');
  const query = { academic_year_id: String(academic_year_id), exam_type_id: String(exam_type_id ?? 'final') };
  const bars = classes.map(({ id, name, students, passed, average_gpa }) => {
    const percent = roundReached((passed / students) * 100, 1);
    const gpa = formatNumber(Number(average_gpa), conventions, 2);
    return {
      key: String(id),
      name,
      value: percent,
      text: `${formatPercent(percent, conventions)} · ${gpa}`,
      address: `${TABULATION}?${new URLSearchParams({ ...query, class_id: String(id) })}`,
    };
  });
  const note = translate('home.resultsOf', { exam, year: inDigits(year, conventions) });
  return (
    <HomeCard
      title="home.results"
      address={`${SUMMARY}?${new URLSearchParams(query)}`}
      note={is_own ? `${note} ${translate('pages.resultPages.ownOnly')}` : note}
    >
      <Bars bars={bars} whole={100} />
    </HomeCard>
  );
}
