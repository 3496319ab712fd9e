import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { fieldOf, isEntered } from '../../../core/resource.ts';
import { todayIn } from '../../../core/zonedTime.ts';
import { useWords } from '../../fields/useWords.ts';
import { WordsProvider } from '../../fields/WordsProvider.tsx';
import type { AnyRecord } from '../../format/values.ts';
import { TypedChoices } from '../../inputs/field/typedChoices.ts';
import { FieldInput } from '../../inputs/FieldInput.tsx';
import { FormScopeContext } from '../../inputs/field/formScope.ts';
import { neededFields } from './neededFields.ts';
import type { StepProps } from './stepProps.ts';

/** What all rows have in required fields that no column gives: the year or the class of a whole file is said once. */
export function ValuesForAll(props: StepProps) {
  const { resource, work } = props;
  const fields = neededFields(work).filter(({ name }) => {
    const field = fieldOf(resource, name);
    return field && isEntered(field);
  });
  if (fields.length === 0) return null;
  return (
    <WordsProvider resource={resource}>
      <Values {...props} names={fields.map(({ name }) => name)} />
    </WordsProvider>
  );
}

function Values({ resource, work, names }: StepProps & { readonly names: readonly string[] }) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const form = useForm<AnyRecord>({ defaultValues: work.forAll });
  const [choices] = useState(() => new TypedChoices());
  const today = todayIn(conventions.timeZone);
  const scope = useMemo(() => ({ record: undefined, today, choices }), [today, choices]);
  const { fill } = work;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fill` only sets what it is given.
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => fill({ ...values }));
    return unsubscribe;
  }, [form]);
  return (
    <fieldset className="import-question">
      <legend>{translate('importing.forAll')}</legend>
      <FormProvider {...form}>
        <FormScopeContext.Provider value={scope}>
          <div className="import-values">
            {names.map((name) => {
              const field = fieldOf(resource, name);
              return field && <FieldInput key={name} field={field} name={name} />;
            })}
          </div>
        </FormScopeContext.Provider>
      </FormProvider>
    </fieldset>
  );
}
