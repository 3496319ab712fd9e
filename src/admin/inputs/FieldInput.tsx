import { ChoiceInput } from './ChoiceInput.tsx';
import { DateInput } from './DateInput.tsx';
import { lazyInput } from './lazyInput.tsx';
import { LongTextInput } from './LongTextInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { ReferencesInput } from './ReferencesInput.tsx';
import { RowsInput } from './RowsInput.tsx';
import { ShownValue } from './ShownValue.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { TextInput } from './TextInput.tsx';
import { UploadInput } from './UploadInput.tsx';
import type { FieldInputProps } from './field/useFieldInput.ts';

// The editor weighs more than all other inputs together; the other two are in few forms.
const RichTextInput = lazyInput(() => import('./RichTextInput.tsx').then((module) => module.RichTextInput), {
  height: 220,
});
const ColorInput = lazyInput(() => import('./ColorInput.tsx').then((module) => module.ColorInput));
const PermissionsInput = lazyInput(() => import('./permissions/pieces.ts').then((module) => module.PermissionsInput), {
  height: 480,
  hasHandMadeWords: true,
});
const PasswordInput = lazyInput(() => import('./PasswordInput.tsx').then((module) => module.PasswordInput));

/** The input for a field of any kind; what a person cannot enter is shown. */
export function FieldInput({ field, name }: FieldInputProps) {
  if (field.readOnly) return <ShownValue field={field} name={name} />;
  switch (field.kind) {
    case 'integer':
    case 'year':
    case 'decimal':
    case 'percent':
      return <NumberInput field={field} name={name} />;
    case 'money':
      return <MoneyInput field={field} name={name} />;
    case 'date':
    case 'time':
    case 'dateTime':
      return <DateInput field={field} name={name} />;
    case 'boolean':
      return <SwitchInput field={field} name={name} />;
    case 'choice':
      return <ChoiceInput field={field} name={name} />;
    case 'reference':
      return <ReferenceInput field={field} name={name} Input={FieldInput} />;
    case 'manyToMany':
      return <ReferencesInput field={field} name={name} />;
    case 'children':
      if (field.permissions) return <PermissionsInput field={field} name={name} />;
      return <RowsInput field={field} name={name} Input={FieldInput} />;
    case 'image':
    case 'images':
    case 'file':
      return <UploadInput field={field} name={name} />;
    case 'longText':
      return <LongTextInput field={field} name={name} />;
    case 'richText':
      return <RichTextInput field={field} name={name} />;
    case 'color':
      return <ColorInput field={field} name={name} />;
    case 'password':
      return <PasswordInput field={field} name={name} />;
    case 'status':
    case 'computed':
      return <ShownValue field={field} name={name} />;
    default:
      return <TextInput field={field} name={name} />;
  }
}
