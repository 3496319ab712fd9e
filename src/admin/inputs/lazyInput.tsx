import { Alert, Button } from '@mui/material';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyField } from '../../core/fields/field.ts';
import { readLocale } from '../browser/preferences.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import { Skeleton } from '../loading/Skeleton.tsx';
import { useProduct } from '../product/product.ts';
import { FieldFrame } from './field/FieldFrame.tsx';
import { type FieldInputProps, useFieldInput } from './field/useFieldInput.ts';

const ONE_LINE = 38;

interface LazyInputOptions {
  /** That of the input, in pixels. */
  readonly height?: number;
  /** What it says comes with the words of the pages made by hand. */
  readonly hasHandMadeWords?: boolean;
}

/**
 * An input whose code is fetched when a form needs it. Until then, and while it cannot be fetched, the field is there with
 * its value and its rules: what is typed elsewhere stays, and no save passes it unchecked.
 */
export function lazyInput<F extends AnyField>(
  load: () => Promise<ComponentType<FieldInputProps<F>>>,
  { height = ONE_LINE, hasHandMadeWords = false }: LazyInputOptions = {},
) {
  let loaded: ComponentType<FieldInputProps<F>> | undefined;

  return function LateInput(props: FieldInputProps<F>) {
    const [Input, setInput] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    const { languages } = useProduct();
    useEffect(() => {
      if (loaded || hasFailed) return;
      Promise.all([loadChunk(load), hasHandMadeWords && languages.loadHandMade(readLocale())]).then(
        ([input]) => {
          loaded = input;
          setInput(() => input);
        },
        () => setFailed(true),
      );
    }, [hasFailed, languages]);
    if (Input) return <Input {...props} />;
    return <AwaitedInput {...props} height={height} onRetry={hasFailed ? () => setFailed(false) : undefined} />;
  };
}

interface AwaitedInputProps extends FieldInputProps {
  readonly height: number;
  /** Given when the input could not be fetched. */
  readonly onRetry: (() => void) | undefined;
}

function AwaitedInput({ field, name, height, onRetry }: AwaitedInputProps) {
  const input = useFieldInput({ field, name });
  const translate = useTranslate();
  return (
    <FieldFrame input={input} isGroup>
      {onRetry ? (
        <Alert severity="error" action={<Button onClick={onRetry}>{translate('shell.retry')}</Button>}>
          {translate('screens.form.fieldFailed')}
        </Alert>
      ) : (
        <Skeleton height={height} />
      )}
    </FieldFrame>
  );
}
