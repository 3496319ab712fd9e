import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../core/resource.ts';
import { fieldLabel, optionLabel } from '../format/labels.ts';
import { useConventions } from './useConventions.ts';
import { WordsContext } from './useWords.ts';

/** Gives everything below the words of a resource and the conventions of the institute: worked out once, not in every cell. */
export function WordsProvider({ resource, children }: { readonly resource: Resource; readonly children: ReactNode }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const value = useMemo(
    () => ({
      resource,
      words: {
        conventions,
        label: (field: string) => fieldLabel(translate, resource.name, field),
        option: (field: string, option: string) => optionLabel(translate, { resource: resource.name, field, option }),
        yes: translate('ra.boolean.true'),
        no: translate('ra.boolean.false'),
      },
    }),
    [resource, conventions, translate],
  );
  return <WordsContext.Provider value={value}>{children}</WordsContext.Provider>;
}
