import type { DrawingName } from '../icons/drawings.ts';
import { Icon } from '../icons/Icon.tsx';
import type { ComponentType } from 'react';
import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ChildrenField } from '../../core/fields/field.ts';
import type { FieldInputProps } from './field/useFieldInput.ts';

interface RowInputProps {
  readonly field: ChildrenField;
  /** Counted from 1. */
  readonly place: number;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRemove: () => void;
  /** The input in a cell; given, because a row is filled in as a record is. */
  readonly Input: ComponentType<FieldInputProps>;
}

export function RowInput({ field, place, onUp, onDown, onRemove, Input }: RowInputProps) {
  const translate = useTranslate();
  return (
    <tr>
      {Object.entries(field.fields).map(([name, each]) => (
        <td key={name}>
          <Input field={each} name={name} />
        </td>
      ))}
      <td className="input-row-tools">
        <Tool icon="ArrowUpward" label={translate('screens.rows.up', { place })} onClick={onUp} />
        <Tool icon="ArrowDownward" label={translate('screens.rows.down', { place })} onClick={onDown} />
        <Tool icon="Close" label={translate('screens.rows.remove', { place })} onClick={onRemove} />
      </td>
    </tr>
  );
}

function Tool({
  icon,
  label,
  onClick,
}: {
  readonly icon: DrawingName;
  readonly label: string;
  readonly onClick: (() => void) | undefined;
}) {
  return (
    <IconButton size="small" aria-label={label} title={label} disabled={!onClick} onClick={onClick}>
      <Icon name={icon} />
    </IconButton>
  );
}
