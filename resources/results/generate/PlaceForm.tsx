import { useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useController, useFormContext, type UseFormReturn } from 'react-hook-form';
import { CLASS_HAS_GROUPS, CLASS_PARTS } from '../../../schemas/academics/cohort.ts';
import { scope } from '../../../schemas/exams/resultScope.ts';
import { todayIn } from '../../../src/core/zonedTime.ts';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import { FieldInput } from '../../../src/admin/inputs/FieldInput.tsx';
import { FormScopeContext } from '../../../src/admin/inputs/field/formScope.ts';
import '../../../src/admin/inputs/radios.css';
import { useReferredCondition } from '../../../src/admin/inputs/useReferredCondition.ts';
import type { ScopeSelection } from './place.ts';

interface PlaceFormProps {
  readonly form: UseFormReturn<ScopeSelection>;
  /** A class may be left open, and so may the exam. */
  readonly isFilter?: boolean;
}

/** Chooses the year, the exam or the final of the year, the class and what narrows it. */
export function PlaceForm({ form, isFilter = false }: PlaceFormProps) {
  const translate = useTranslate();
  const { timeZone } = useWords().conventions;
  const inputs = useMemo(() => ({ record: undefined, today: todayIn(timeZone) }), [timeZone]);
  const isFinal = form.watch('is_final') === 1;
  const isNarrowed = CLASS_PARTS.some((name) => form.formState.defaultValues?.[name]);
  return (
    <FormScopeContext.Provider value={inputs}>
      <FormProvider {...form}>
        <div className="office-place">
          <FinalChoice isFilter={isFilter} />
          <div className="office-place-fields">
            <Chooser name="academic_year_id" />
            {!isFinal && <Chooser name="exam_type_id" isRequired={!isFilter} />}
            <Chooser name="class_id" isRequired={!isFilter} />
          </div>
          {!isFilter && (
            <details open={isNarrowed}>
              <summary>{translate('pages.results.narrow')}</summary>
              <div className="office-place-fields">
                {CLASS_PARTS.map((name) =>
                  name === 'student_group_id' ? <GroupChooser key={name} /> : <Chooser key={name} name={name} />,
                )}
              </div>
            </details>
          )}
        </div>
      </FormProvider>
    </FormScopeContext.Provider>
  );
}

function Chooser({ name, isRequired }: { readonly name: keyof typeof scope; readonly isRequired?: boolean }) {
  const field = scope[name];
  const { required = false } = field as { readonly required?: boolean };
  return <FieldInput name={name} field={{ ...field, help: false, required: isRequired ?? required }} />;
}

function GroupChooser() {
  return useReferredCondition('student_group_id', CLASS_HAS_GROUPS) ? <Chooser name="student_group_id" /> : null;
}

function FinalChoice({ isFilter }: Pick<PlaceFormProps, 'isFilter'>) {
  const translate = useTranslate();
  const id = useId();
  const { control, setValue } = useFormContext<ScopeSelection>();
  const { field } = useController({ control, name: 'is_final' });
  const choices = [
    [0, isFilter ? 'pages.results.exams' : 'pages.results.oneExam'],
    [1, isFilter ? 'pages.results.finals' : 'pages.results.final'],
  ] as const;
  return (
    <div role="radiogroup" className="input-radios" aria-label={translate('pages.results.which')}>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            checked={field.value === value}
            onChange={() => {
              field.onChange(value);
              if (value === 1) setValue('exam_type_id', null);
            }}
          />
          {translate(label)}
        </label>
      ))}
    </div>
  );
}
