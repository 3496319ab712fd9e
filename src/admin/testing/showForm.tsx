import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, type DataProvider, testDataProvider } from 'react-admin';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { campus } from '../../../resources/campus.ts';
import type { Resource } from '../../core/resource.ts';
import { ownPageNeeds } from '../addresses/ownPages.ts';
import type { Locale } from '../browser/preferences.ts';
import { WordsProvider } from '../fields/WordsProvider.tsx';
import type { AnyRecord } from '../format/values.ts';
import { FormScopeContext } from '../inputs/field/formScope.ts';
import { PageNeedsContext } from '../product/pageNeeds.ts';
import { ProductContext } from '../product/product.ts';
import { createI18nProvider } from '../providers/i18nProvider.ts';
import { themeOf } from '../theme/theme.ts';

interface ShownForm {
  readonly resource: Resource;
  /** What the form holds at first. */
  readonly values: Record<string, unknown>;
  /** The record that it changes. */
  readonly record?: AnyRecord | undefined;
  readonly draw: (form: UseFormReturn<Record<string, unknown>>) => ReactNode;
  readonly locale?: Locale;
  readonly direction?: 'ltr' | 'rtl';
  readonly dataProvider?: DataProvider;
}

/** Shows inputs in a form of a resource, without a screen around it. */
export function showForm({
  resource,
  values,
  record,
  draw,
  locale = 'en',
  direction = 'ltr',
  dataProvider = testDataProvider({ getList: async () => ({ data: [], total: 0 }) }),
}: ShownForm) {
  function Form() {
    const form = useForm({ defaultValues: values });
    return (
      <FormProvider {...form}>
        <FormScopeContext.Provider value={{ record, today: '2026-05-04' }}>{draw(form)}</FormScopeContext.Provider>
      </FormProvider>
    );
  }
  render(
    <ProductContext value={campus}>
      <AdminContext
        theme={themeOf('light', direction)}
        darkTheme={null}
        dataProvider={dataProvider}
        i18nProvider={createI18nProvider(campus.languages, locale)}
      >
        <WordsProvider resource={resource}>
          <PageNeedsContext value={ownPageNeeds}>
            <Form />
          </PageNeedsContext>
        </WordsProvider>
      </AdminContext>
    </ProductContext>,
  );
}
