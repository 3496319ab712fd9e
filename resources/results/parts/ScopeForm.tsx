import { Button } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { registry } from '../../../schemas/index.ts';
import { todayIn } from '../../../src/core/zonedTime.ts';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import '../../../src/admin/generate/form/form.css';
import { FormField } from '../../../src/admin/generate/form/FormField.tsx';
import { type FormSession, FormSessionContext } from '../../../src/admin/generate/form/session/formSession.ts';
import { FormScopeContext } from '../../../src/admin/inputs/field/formScope.ts';
import { ExamInput } from './ExamInput.tsx';
import type { ScopeSelection } from './scope.ts';
import { CLASS_PARTS } from '../../../schemas/academics/cohort.ts';

const doNothing = () => undefined;

const run = registry.get('resultRun');
const { class_id: classField } = run.fields;
const anyClass = classField && { ...run, fields: { ...run.fields, class_id: { ...classField, required: false } } };

/** What is chosen here is not saved: it decides what is shown. A run of generating results has the same fields. */
const SESSION: FormSession = {
  resource: run,
  record: undefined,
  problems: [],
  isSaving: false,
  isLocked: false,
  stay: doNothing,
  cancel: doNothing,
};

interface ScopeFormProps {
  readonly form: UseFormReturn<ScopeSelection>;
  readonly needsClass: boolean;
}

/** Chooses the year, the exam, the class and, where wanted, a part of it. */
export function ScopeForm({ form, needsClass }: ScopeFormProps) {
  const translate = useTranslate();
  const { timeZone } = useWords().conventions;
  const scope = useMemo(() => ({ record: undefined, today: todayIn(timeZone) }), [timeZone]);
  const [isNarrow, setNarrow] = useState(() => CLASS_PARTS.some((name) => form.getValues(name) !== null));
  const id = useId();
  const session = useMemo(() => (needsClass || !anyClass ? SESSION : { ...SESSION, resource: anyClass }), [needsClass]);
  return (
    <FormSessionContext.Provider value={session}>
      <FormScopeContext.Provider value={scope}>
        <FormProvider {...form}>
          <div className="results-scope">
            <div className="results-fields">
              <FormField name="academic_year_id" />
              <ExamInput form={form} />
              <FormField name="class_id" />
            </div>
            {isNarrow && (
              <div className="results-fields" id={id}>
                {CLASS_PARTS.map((name) => (
                  <FormField key={name} name={name} />
                ))}
              </div>
            )}
            <div className="results-scope-tools">
              {!needsClass && <p className="block-help">{translate('pages.resultPages.everyClass')}</p>}
              <Button
                size="small"
                aria-expanded={isNarrow}
                aria-controls={isNarrow ? id : undefined}
                onClick={() => {
                  if (isNarrow) for (const name of CLASS_PARTS) form.setValue(name, null);
                  setNarrow(!isNarrow);
                }}
              >
                {translate(`pages.resultPages.${isNarrow ? 'wide' : 'narrow'}`)}
              </Button>
            </div>
          </div>
        </FormProvider>
      </FormScopeContext.Provider>
    </FormSessionContext.Provider>
  );
}
