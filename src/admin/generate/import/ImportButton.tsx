import { Icon } from '../../icons/Icon.tsx';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isImported, type Resource } from '../../../core/resource.ts';
import { useMay } from '../../providers/ability.ts';
import { useHasOwnCalls } from '../../providers/backEnd.ts';
import { ToolButton } from '../shared/ToolButton.tsx';
import { useFollowedJobs } from '../../jobs/followedJobs.ts';
import { isImportOf } from './isImportOf.ts';
import { lazyPage } from '../../loading/lazyPage.tsx';

// A list does without the dialog until somebody wants it.
const ImportDialogPage = lazyPage(() => import('./ImportDialog.tsx').then((module) => module.ImportDialog));

/** Opens the import of a file, for whoever may make records. */
export function ImportButton({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const may = useMay();
  const canImport = useHasOwnCalls();
  const { jobs } = useFollowedJobs();
  const [isOpen, setOpen] = useState(() => jobs.some((job) => job.isShown && isImportOf(resource, job)));
  if (!canImport || !isImported(resource) || !may(resource, 'create')) return null;
  return (
    <>
      <ToolButton
        icon={<Icon name="FileUploadOutlined" size="small" />}
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
