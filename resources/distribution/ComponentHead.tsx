import { IconButton, Menu, MenuItem } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../src/admin/icons/Icon.tsx';
import { hasMarks, isNameFree, moveColumn, PARTS_OF_A_CELL, removeColumn, renameColumn } from './changes.ts';
import type { Column } from './columns.ts';
import type { Sheet } from './sheet.ts';
import type { ChangeSheet } from './SheetTable.tsx';
import { menuSlots } from '../../src/admin/theme/menuSlots.ts';

interface ComponentHeadProps {
  readonly sheet: Sheet;
  readonly column: Column;
  readonly index: number;
  readonly problem: string | undefined;
  readonly isSaving: boolean;
  readonly change: ChangeSheet;
}

/** The most letters of a component's name. */
const LONGEST_NAME = 40;

/** The name of a component, and what can be done with its column. */
export function ComponentHead({ sheet, column, index, problem, isSaving, change }: ComponentHeadProps) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { key, name } = column;
  const isHeld = hasMarks(sheet, key);
  const isTaken = name.trim() !== '' && !isNameFree(sheet, column);
  const wrong = isTaken ? translate('pages.marks.sameName') : problem;
  const place = { place: index + 1 };
  // One that was just added waits for its name.
  useEffect(() => {
    if (input.current?.value === '') input.current.focus();
  }, []);
  const choose = (next: (before: Sheet) => Sheet) => {
    setAnchor(null);
    change(next);
  };
  return (
    <th scope="colgroup" colSpan={PARTS_OF_A_CELL} className="marks-component">
      <div className="marks-component-name">
        <input
          ref={input}
          type="text"
          dir="auto"
          className="sheet-input marks-input"
          autoComplete="off"
          maxLength={LONGEST_NAME}
          value={name}
          placeholder={translate('pages.marks.nameOf')}
          readOnly={isHeld || isSaving}
          title={isHeld ? translate('pages.marks.heldName') : name}
          aria-label={translate('pages.marks.component', place)}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong === undefined ? undefined : `${id}-problem`}
          onChange={({ target }) =>
            change(
              (before) => renameColumn(before, key, target.value),
              ({ columns: { [key]: _, ...columns }, ...others }) => ({ ...others, columns }),
            )
          }
        />
        {isHeld && <Icon name="LockOutlined" className="marks-lock" />}
        <IconButton
          size="small"
          aria-label={translate('pages.marks.tools', { name: name || String(index + 1) })}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          disabled={isSaving}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Icon name="MoreVert" />
        </IconButton>
      </div>
      {wrong !== undefined && (
        <span id={`${id}-problem`} className="marks-problem">
          {wrong}
        </span>
      )}
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={menuSlots({ 'aria-label': translate('pages.marks.tools', { name: name || String(index + 1) }) })}
      >
        <MenuItem disabled={index === 0} onClick={() => choose((before) => moveColumn(before, key, -1))}>
          {translate('pages.marks.earlier')}
        </MenuItem>
        <MenuItem
          disabled={index === sheet.columns.length - 1}
          onClick={() => choose((before) => moveColumn(before, key, 1))}
        >
          {translate('pages.marks.later')}
        </MenuItem>
        <MenuItem disabled={isHeld} onClick={() => choose((before) => removeColumn(before, key))}>
          {translate('pages.marks.remove')}
        </MenuItem>
        {isHeld && <li className="marks-menu-note">{translate('pages.marks.heldName')}</li>}
      </Menu>
    </th>
  );
}
