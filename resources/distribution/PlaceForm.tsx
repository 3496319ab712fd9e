import { useMemo } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { registry } from '../../schemas/index.ts';
import { todayIn } from '../../src/core/zonedTime.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import '../../src/admin/generate/form/form.css';
import { FormField } from '../../src/admin/generate/form/FormField.tsx';
import { type FormSession, FormSessionContext } from '../../src/admin/generate/form/session/formSession.ts';
import { FormScopeContext } from '../../src/admin/inputs/field/formScope.ts';
import { type PlaceSelection, PLACE_FIELDS } from './place.ts';

const doNothing = () => undefined;

/** What is chosen here is not saved: it decides what is shown. */
const SESSION: FormSession = {
  resource: registry.get('markDistribution'),
  record: undefined,
  problems: [],
  isSaving: false,
  isLocked: false,
  stay: doNothing,
  cancel: doNothing,
};

/** Chooses the year, the exam, the class and, where the class has groups, the group. */
export function PlaceForm({ form }: { readonly form: UseFormReturn<PlaceSelection> }) {
  const { timeZone } = useWords().conventions;
  const scope = useMemo(() => ({ record: undefined, today: todayIn(timeZone) }), [timeZone]);
  return (
    <FormSessionContext.Provider value={SESSION}>
      <FormScopeContext.Provider value={scope}>
        <FormProvider {...form}>
          <div className="marks-place">
            {PLACE_FIELDS.map((name) => (
              <FormField key={name} name={name} />
            ))}
          </div>
        </FormProvider>
      </FormScopeContext.Provider>
    </FormSessionContext.Provider>
  );
}
