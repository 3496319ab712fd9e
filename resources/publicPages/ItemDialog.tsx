import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { type RaRecord, useTranslate } from 'react-admin';
import { WordsProvider } from '../../src/admin/fields/WordsProvider.tsx';
import '../../src/admin/generate/form/form.css';
import { FormField } from '../../src/admin/generate/form/FormField.tsx';
import { FormProblems } from '../../src/admin/generate/form/FormProblems.tsx';
import { RecordForm } from '../../src/admin/generate/form/RecordForm.tsx';
import { SaveButtons } from '../../src/admin/generate/form/SaveButtons.tsx';
import { ConfirmDialog } from '../../src/admin/generate/shared/ConfirmDialog.tsx';
import type { ItemDesign } from './designs.ts';
import { VideoFields } from './VideoFields.tsx';
import { useIsPhone } from '../../src/admin/theme/screenWidths.ts';

interface ItemDialogProps {
  readonly design: ItemDesign;
  /** The item that is edited; a new one is made when not said. */
  readonly item: RaRecord | undefined;
  readonly onClose: () => void;
}

const ONE_VIDEO = { videos: [{ url: '' }] };

/** The dialog in which an item of a page is made or changed. */
export function ItemDialog({ design, item, onClose }: ItemDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const isPhone = useIsPhone();
  const isDirty = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const { kind, addForm, editForm } = design;
  const form = item ? editForm : addForm;
  const leave = () => (isDirty.current ? setAsking(true) : onClose());
  return (
    <Dialog open onClose={leave} fullScreen={isPhone} fullWidth maxWidth="md" aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate(`pages.${item ? 'edit' : 'add'}.${kind}`)}</DialogTitle>
      <WordsProvider resource={form}>
        <RecordForm
          resource={form}
          record={item}
          given={kind === 'videos' ? ONE_VIDEO : undefined}
          layout="dialog"
          className="form-dialog"
          onSaved={onClose}
          onCancel={leave}
        >
          <DirtyMark mark={isDirty} />
          <DialogContent>
            <FormProblems />
            <div className="form-grid" data-fields>
              {Object.keys(form.fields).map((name) =>
                name === 'videos' ? <VideoFields key={name} /> : <FormField key={name} name={name} />,
              )}
            </div>
          </DialogContent>
          <DialogActions>
            <SaveButtons />
          </DialogActions>
        </RecordForm>
      </WordsProvider>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('screens.unsaved.title')}
        text={translate('screens.unsaved.text')}
        confirmLabel={translate('screens.unsaved.leave')}
        cancelLabel={translate('screens.unsaved.stay')}
        tone="error"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  );
}

/** Tells the dialog around a form whether something was typed that is not saved yet. */
function DirtyMark({ mark }: { readonly mark: RefObject<boolean> }) {
  const { isDirty } = useFormState();
  useEffect(() => {
    mark.current = isDirty;
  }, [isDirty, mark]);
  return null;
}
