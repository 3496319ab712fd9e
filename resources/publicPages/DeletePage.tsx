import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type RaRecord, useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useDeletionNotice } from '../../src/admin/generate/actions/useDeletionNotice.tsx';
import { useWrite } from '../../src/admin/generate/actions/useWrite.ts';
import { ConfirmDialog } from '../../src/admin/generate/shared/ConfirmDialog.tsx';
import type { Resource } from '../../src/core/resource.ts';
import type { PublicPage } from './publicPage.ts';

interface DeletePageProps {
  readonly page: PublicPage;
  readonly form: Resource;
  readonly text: RaRecord;
}

/** Deletes the text of a page; the sub-menu goes with it, which the question says. */
export function DeletePage({ page, form, text }: DeletePageProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const noteDeleted = useDeletionNotice(form);
  const { write, isBusy } = useWrite(form);
  const queryClient = useQueryClient();
  const { reset, formState } = useFormContext();
  const [isAsked, setAsked] = useState(false);
  const [isGone, setGone] = useState(false);
  const { isDirty } = formState;

  // What was typed for a text that is gone would stop the way to the other pages.
  useEffect(() => {
    if (!isGone || isDirty) return undefined;
    // The guard of the form hears of its reset after this effect.
    const timer = setTimeout(() => {
      navigate('/public/pages');
      // This screen stays until the next one is there: reading the pages afresh before would only tell it that its own is gone.
      for (const name of ['publicMultipleData', 'publicSubMenu', 'publicMenu']) {
        void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' });
      }
    });
    return () => clearTimeout(timer);
  }, [isGone, isDirty, navigate, queryClient]);

  const remove = async () => {
    const { answer } = await write(() => dataProvider.delete(form.name, { id: text.id, previousData: text }));
    setAsked(false);
    if (!answer) return;
    noteDeleted(answer.data);
    reset(undefined, { keepDirtyValues: false });
    setGone(true);
  };

  return (
    <>
      <Button color="error" className="page-delete" onClick={() => setAsked(true)}>
        {translate('pages.deletePage')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={translate('screens.delete.title')}
        text={`${translate('screens.delete.text')} ${translate('pages.deletePageText', { name: page.name })}`}
        confirmLabel={translate('screens.delete.confirm')}
        tone="error"
        isBusy={isBusy}
        onConfirm={remove}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
