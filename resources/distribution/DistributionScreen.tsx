import { useEffect, useMemo, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useLocation, useSearchParams } from 'react-router';
import { registry } from '../../schemas/index.ts';
import { WordsProvider } from '../../src/admin/fields/WordsProvider.tsx';
import { resourceLabel } from '../../src/admin/format/labels.ts';
import { LeaveQuestion } from '../../src/admin/generate/shared/LeaveQuestion.tsx';
import { useMay } from '../../src/admin/providers/ability.ts';
import '../../src/admin/theme/blocks.css';
import '../../src/admin/sheet/sheet.css';
import './distribution.css';
import { DistributionOfClass } from './DistributionOfClass.tsx';
import { type PlaceSelection, chosenIn, isSamePlace, placeOf, queryOf } from './place.ts';
import { PlaceForm } from './PlaceForm.tsx';

const resource = registry.get('markDistribution');

/** The mark distributions of a class in an exam: all subjects and their components in one sheet. */
export function DistributionScreen() {
  const translate = useTranslate();
  const may = useMay();
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const [begun] = useState(() => chosenIn(query));
  const form = useForm<PlaceSelection>({ defaultValues: begun });
  const [isDirty, setDirty] = useState(false);
  const chosen = useWatch({ control: form.control });
  const { academic_year_id, exam_type_id, class_id, student_group_id } = chosen;
  const wanted = useMemo(
    () => placeOf({ academic_year_id, exam_type_id, class_id, student_group_id }),
    [academic_year_id, exam_type_id, class_id, student_group_id],
  );
  const [shown, setShown] = useState(wanted);
  const isAsking = isDirty && !isSamePlace(wanted, shown);

  useEffect(() => {
    if (isDirty) return;
    setShown(wanted);
    if (wanted) setQuery(queryOf(wanted), { replace: true, state });
  }, [isDirty, wanted, setQuery, state]);

  return (
    <WordsProvider resource={resource}>
      <Title title={translate('screenNames.distribution')} preferenceKey={false} />
      <div className="marks">
        {may(resource, 'read') && (
          <Link className="field-link marks-all" to={resource.screens.list}>
            {translate('pages.marks.all', { name: resourceLabel(translate, resource.name, 2) })}
          </Link>
        )}
        <PlaceForm form={form} />
        {shown ? (
          <DistributionOfClass key={JSON.stringify(shown)} place={shown} onDirty={setDirty} />
        ) : (
          <p className="block-nothing">{translate('pages.marks.choose')}</p>
        )}
      </div>
      <LeaveQuestion
        isOpen={isAsking}
        onLeave={() => {
          setDirty(false);
          setShown(wanted);
        }}
        onStay={() => form.reset(shown)}
      />
    </WordsProvider>
  );
}
