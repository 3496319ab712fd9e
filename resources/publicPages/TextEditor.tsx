import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DataProviderContext } from 'react-admin';
import { WordsProvider } from '../../src/admin/fields/WordsProvider.tsx';
import { FormProblems } from '../../src/admin/generate/form/FormProblems.tsx';
import { FormSections } from '../../src/admin/generate/form/FormSections.tsx';
import { RecordForm } from '../../src/admin/generate/form/RecordForm.tsx';
import { SaveButtons } from '../../src/admin/generate/form/SaveButtons.tsx';
import '../../src/admin/generate/form/form.css';
import { Details } from '../../src/admin/generate/show/Details.tsx';
import { useMay } from '../../src/admin/providers/ability.ts';
import type { TextDesign } from './designs.ts';
import { pageProvider } from './pageProvider.ts';
import { type PublicPage, readText } from './publicPage.ts';
import { fetchPages } from './usePublicPages.ts';

interface TextEditorProps {
  readonly page: PublicPage;
  readonly design: TextDesign;
}

/** The form of a page that has one text, with a picture or without. */
export function TextEditor({ page, design: { form, calls } }: TextEditorProps) {
  const may = useMay();
  const queryClient = useQueryClient();
  const provider = useMemo(() => {
    const find = async () => (await fetchPages()).find(({ id }) => id === page.id)?.text;
    return pageProvider({ page, calls, fields: Object.keys(form.fields), read: readText, find });
  }, [page, calls, form]);
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
              <SaveButtons isOnlyOne />
            </div>
          </RecordForm>
        )}
      </WordsProvider>
    </DataProviderContext.Provider>
  );
}
