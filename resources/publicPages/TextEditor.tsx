import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DataProviderContext, useDataProvider } from 'react-admin';
import { registry } from '../../schemas/index.ts';
import type { AppDataProvider } from '../../src/admin/providers/dataProvider.ts';
import { WordsProvider } from '../../src/admin/fields/WordsProvider.tsx';
import { FormProblems } from '../../src/admin/generate/form/FormProblems.tsx';
import { FormSections } from '../../src/admin/generate/form/FormSections.tsx';
import { RecordForm } from '../../src/admin/generate/form/RecordForm.tsx';
import { SaveButtons } from '../../src/admin/generate/form/SaveButtons.tsx';
import '../../src/admin/generate/form/form.css';
import { Details } from '../../src/admin/generate/show/Details.tsx';
import { useMay } from '../../src/admin/providers/ability.ts';
import { DeletePage } from './DeletePage.tsx';
import type { TextDesign } from './designs.ts';
import { pageProvider } from './pageProvider.ts';
import { type PublicPage, readText } from './publicPage.ts';

const subMenus = registry.get('publicSubMenu');

interface TextEditorProps {
  readonly page: PublicPage;
  readonly design: TextDesign;
}

/** The form of a page that has one text, with a picture or without. */
export function TextEditor({ page, design: { form, calls } }: TextEditorProps) {
  const may = useMay();
  const queryClient = useQueryClient();
  const base = useDataProvider<AppDataProvider>();
  const provider = useMemo(() => {
    return pageProvider({ base, page, calls, fields: Object.keys(form.fields), read: readText });
  }, [base, page, calls, form]);
  const mayWrite = may(form, page.text ? 'update' : 'create');
  return (
    <DataProviderContext.Provider value={provider}>
      <WordsProvider resource={form}>
        {!mayWrite && page.text && <Details resource={form} record={page.text} />}
        {mayWrite && (
          <RecordForm
            resource={form}
            record={page.text}
            layout="page"
            className="form-page"
            // Until the page is known to have a text, the next save would make another.
            onSaved={() => queryClient.invalidateQueries({ queryKey: ['publicMultipleData'] })}
          >
            <FormProblems />
            <FormSections layout="page" />
            <div className="form-bar">
              {page.text && may(subMenus, 'delete') && <DeletePage page={page} form={form} text={page.text} />}
              <SaveButtons isOnlyOne />
            </div>
          </RecordForm>
        )}
      </WordsProvider>
    </DataProviderContext.Provider>
  );
}
