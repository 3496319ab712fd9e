import Upload from '@mui/icons-material/FileUploadOutlined';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isImported, type Resource } from '../../../core/resource.ts';
import { useMay } from '../../providers/ability.ts';
import { ToolButton } from '../list/ToolButton.tsx';
import { ImportDialogPage } from './importDialogPage.ts';

/** Opens the import of a file, for whoever may make records. */
export function ImportButton({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!isImported(resource) || !may(resource, 'create')) return null;
  return (
    <>
      <ToolButton
        icon={<Upload />}
        label={translate('screens.import.button')}
        isOpen={isOpen}
        hasPopup="dialog"
        onClick={() => {
          void ImportDialogPage.preload();
          setOpen(true);
        }}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialogPage resource={resource} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
