import { Alert, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useId, useLayoutEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { readLocale } from '../../browser/preferences.ts';
import { useProduct } from '../../product/product.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import type { Resource } from '../../../core/resource.ts';
import { resourceInSentence } from '../../format/labels.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import './import.css';
import { ImportButtons } from './ImportButtons.tsx';
import { ResultStep } from './ResultStep.tsx';
import { STEPS, useImport } from './useImport.ts';
import { useIsPhone } from '../../theme/screenWidths.ts';

interface ImportDialogProps {
  readonly resource: Resource;
  readonly onClose: () => void;
}

/** Records from a file. What only the dialog says is fetched with it. */
export function ImportDialog(props: ImportDialogProps) {
  const { languages } = useProduct();
  const [locale = ''] = useLocaleState();
  const { data, error, refetch } = useQuery({
    queryKey: ['chunk', 'importWords', locale],
    queryFn: () => languages.loadHandMade(readLocale()).then(() => true),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (data) return <OpenImport {...props} />;
  return (
    <Dialog open={error !== null} onClose={props.onClose}>
      <DialogContent>{error && <LoadFailure error={error} onRetry={refetch} />}</DialogContent>
    </Dialog>
  );
}

/** The four steps: the file, its columns, what would become of it, the import. */
function OpenImport({ resource, onClose }: ImportDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const isPhone = useIsPhone();
  const work = useImport(resource);
  const { step, error, isBusy } = work;
  const heading = useFocusOnStep(step);
  const title = translate('importing.title', { name: resourceInSentence(translate, resource.name, 2) });
  const Content = { file: FileStep, columns: ColumnsStep, check: CheckStep, result: ResultStep }[step];

  return (
    <Dialog
      open
      onClose={isBusy && step !== 'result' ? undefined : onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth={step === 'check' ? 'lg' : 'md'}
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent className="import">
        <ol className="import-steps">
          {STEPS.map((each) => (
            <li
              key={each}
              aria-current={each === step ? 'step' : undefined}
              data-done={STEPS.indexOf(each) < STEPS.indexOf(step)}
            >
              {translate(`importing.steps.${each}`)}
            </li>
          ))}
        </ol>
        <h3 ref={heading} tabIndex={-1} className="import-heading">
          {translate(`importing.headings.${step}`)}
        </h3>
        {error && <Alert severity="error">{error}</Alert>}
        <Content resource={resource} work={work} />
      </DialogContent>
      <ImportButtons work={work} onClose={onClose} />
    </Dialog>
  );
}

/** Whoever listens to the screen hears where they are; the first step is told by the dialog itself. */
function useFocusOnStep(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useLayoutEffect(() => {
    if (last.current !== step) heading.current?.focus();
    last.current = step;
  }, [step]);
  return heading;
}
