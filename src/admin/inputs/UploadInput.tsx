import { FormHelperText } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { UploadField } from '../../core/fields/field.ts';
import { DEFAULT_UPLOAD_MB } from '../../core/limits.ts';
import { describedBy } from './field/describedBy.ts';
import { FieldFrame } from './field/FieldFrame.tsx';
import { acceptedEndings } from '../../core/files.ts';
import { acceptAttribute } from './fileChecks.ts';
import { labelKeyIn, useFormScope } from './field/formScope.ts';
import { isNewFile, type NewFile } from './field/ruleRecord.ts';
import { UploadPreview } from './UploadPreview.tsx';
import { type FieldInputProps, useFieldInput } from './field/useFieldInput.ts';
import { useFilePicker } from './useFilePicker.ts';

/** A picture, several, or a document: chosen, dropped, looked at and taken out again. Sent when the form is saved. */
export function UploadInput({ field, name }: FieldInputProps<UploadField>) {
  const input = useFieldInput({ field, name });
  const scope = useFormScope();
  const translate = useTranslate();
  const isMany = field.kind === 'images';
  const held = uploadedValues(input.value);
  const picker = useFilePicker({
    field,
    labelKey: labelKeyIn(scope, name),
    onTake: (files) => input.change(isMany ? [...held, ...files] : files[0]),
  });

  const removeAt = (place: number) => {
    const rest = held.filter((_, index) => index !== place);
    input.change(isMany ? rest : null);
    document.getElementById(input.id)?.focus();
  };

  const kinds = acceptedEndings(field).join(', ').toUpperCase();
  const hint = translate('screens.upload.hint', { kinds, max: field.maxMB ?? DEFAULT_UPLOAD_MB });
  return (
    <FieldFrame input={input}>
      {held.length > 0 && (
        <ul className="input-files">
          {held.map((file, index) => (
            <UploadPreview key={keyOf(file)} file={file} field={field} onRemove={() => removeAt(index)} />
          ))}
        </ul>
      )}
      <div className="input-drop" data-over={picker.isOver} data-error={Boolean(input.error)} {...picker.dropTarget}>
        <input
          id={input.id}
          name={input.path}
          type="file"
          ref={input.ref}
          accept={acceptAttribute(field)}
          multiple={isMany}
          required={input.isRequired && held.length === 0}
          onChange={(event) => {
            picker.take(event.target.files);
            // The same file can then be chosen again.
            event.target.value = '';
          }}
          onBlur={input.leave}
          {...describedBy(input)}
        />
        <span className="input-drop-call" aria-hidden>
          {translate(held.length > 0 && !isMany ? 'screens.upload.replace' : 'screens.upload.choose')}
        </span>
        <span className="input-drop-hint">{hint}</span>
      </div>
      {picker.refusal && (
        <FormHelperText error role="alert" className="input-refusal">
          {picker.refusal}
        </FormHelperText>
      )}
    </FieldFrame>
  );
}

type UploadedValue = string | NewFile;

function uploadedValues(value: unknown): readonly UploadedValue[] {
  const all = Array.isArray(value) ? value : [value];
  return all.filter((each): each is UploadedValue => isNewFile(each) || (typeof each === 'string' && each !== ''));
}

function keyOf(file: UploadedValue): string {
  return typeof file === 'string' ? file : file.src;
}
