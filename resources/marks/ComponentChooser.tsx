import { IconButton, NativeSelect } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatPlainNumber } from '../../src/admin/format/format.ts';
import { Icon } from '../../src/admin/icons/Icon.tsx';
import type { Entry } from './sendCells.ts';

interface ComponentChooserProps {
  readonly components: Entry['components'];
  readonly slot: number;
  readonly onChoose: (slot: number) => void;
}

/** The component whose marks are entered, where there is room for one. */
export function ComponentChooser({ components, slot, onChoose }: ComponentChooserProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const outOf = (mark: number) => translate('pages.entry.outOf', { mark: formatPlainNumber(mark, conventions) });
  return (
    <div className="entry-chooser">
      <IconButton
        disabled={slot === 0}
        aria-label={translate('pages.entry.previousComponent')}
        onClick={() => onChoose(slot - 1)}
      >
        <Icon name="ChevronLeft" />
      </IconButton>
      <NativeSelect
        value={slot}
        onChange={({ target }) => onChoose(Number(target.value))}
        inputProps={{ 'aria-label': translate('pages.entry.component') }}
      >
        {components.map(({ name, full_mark }, index) => (
          <option key={name} value={index}>{`${name} (${outOf(full_mark)})`}</option>
        ))}
      </NativeSelect>
      <IconButton
        disabled={slot >= components.length - 1}
        aria-label={translate('pages.entry.nextComponent')}
        onClick={() => onChoose(slot + 1)}
      >
        <Icon name="ChevronRight" />
      </IconButton>
    </div>
  );
}
