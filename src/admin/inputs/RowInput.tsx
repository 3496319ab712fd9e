import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ChildrenField } from '../../core/fields/field.ts';
import { Glyph, type GlyphName } from '../fields/Glyph.tsx';
import { FieldInput } from './FieldInput.tsx';

interface RowInputProps {
  readonly field: ChildrenField;
  /** Counted from 1. */
  readonly place: number;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRemove: () => void;
}

export function RowInput({ field, place, onUp, onDown, onRemove }: RowInputProps) {
  const translate = useTranslate();
  return (
    <tr>
      {Object.entries(field.fields).map(([name, each]) => (
        <td key={name}>
          <FieldInput field={each} name={name} />
        </td>
      ))}
      <td className="input-row-tools">
        <Tool glyph="up" label={translate('screens.rows.up', { place })} onClick={onUp} />
        <Tool glyph="down" label={translate('screens.rows.down', { place })} onClick={onDown} />
        <Tool glyph="cross" label={translate('screens.rows.remove', { place })} onClick={onRemove} />
      </td>
    </tr>
  );
}

function Tool({ glyph, label, onClick }: { readonly glyph: GlyphName; readonly label: string; readonly onClick: (() => void) | undefined }) {
  return (
    <IconButton size="small" aria-label={label} title={label} disabled={!onClick} onClick={onClick}>
      <Glyph name={glyph} />
    </IconButton>
  );
}
