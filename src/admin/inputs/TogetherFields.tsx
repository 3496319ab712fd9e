import { Button } from '@mui/material';
import { type ComponentType, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyField } from '../../core/fields/field.ts';
import type { TakingReference } from '../../core/madeTogether.ts';
import { WordsProvider } from '../fields/WordsProvider.tsx';
import { useRegistry } from '../product/product.ts';
import { FormScopeContext, useFormScope } from './field/formScope.ts';
import { onlyFilter } from './onlyFilter.ts';
import type { FieldInputProps } from './field/useFieldInput.ts';
import { OfferFilterContext } from './combobox/recordDialog.ts';

interface TogetherFieldsProps {
  readonly field: TakingReference;
  readonly name: string;
  /** Those of its fields that the caller may fill in. */
  readonly shown: readonly string[];
  readonly labelledBy: string;
  /** Takes the element that gets the focus when the record as a whole is refused. */
  readonly groupRef: (element: HTMLElement | null) => void;
  /** Leads back to choosing one that is there. */
  readonly onUndo: () => void;
  readonly Input: ComponentType<FieldInputProps>;
}

/** The fields of a record that is made together with the form's. */
export function TogetherFields({ field, name, shown, labelledBy, groupRef, onUndo, Input }: TogetherFieldsProps) {
  const translate = useTranslate();
  const target = useRegistry().get(field.target);
  const scope = useFormScope();
  const inner = useMemo(
    () => ({ ...scope, record: undefined, part: { name, field, outer: scope } }),
    [scope, name, field],
  );
  const wanted = useMemo(() => onlyFilter(field.only), [field.only]);
  return (
    <fieldset ref={groupRef} tabIndex={-1} aria-labelledby={labelledBy} className="input-together">
      <WordsProvider resource={target}>
        <OfferFilterContext value={wanted}>
          <FormScopeContext.Provider value={inner}>
            {shown.map((each) => (
              <Input key={each} name={each} field={target.fields[each] as AnyField} />
            ))}
          </FormScopeContext.Provider>
        </OfferFilterContext>
      </WordsProvider>
      <Button size="small" className="input-add" onClick={onUndo}>
        {translate('ra.action.cancel')}
      </Button>
    </fieldset>
  );
}
