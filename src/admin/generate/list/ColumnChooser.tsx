import { Icon } from '../../icons/Icon.tsx';
import { Button, Popover } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWords } from '../../fields/useWords.ts';
import { useDensity } from './useDensity.ts';
import { ToolButton } from '../shared/ToolButton.tsx';
import type { ListColumns } from './useColumns.ts';

/** Which columns the list shows, and how close its rows stand. */
export function ColumnChooser({ columns }: { readonly columns: ListColumns }) {
  const translate = useTranslate();
  const words = useWords();
  const id = useId();
  const [density, setDensity] = useDensity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = columns.shown.map(({ name }) => name);
  const flip = (name: string) =>
    columns.show(shown.includes(name) ? shown.filter((each) => each !== name) : [...shown, name]);
  return (
    <>
      <ToolButton
        icon={<Icon name="ViewColumnOutlined" size="small" />}
        label={translate('screens.columns.button')}
        isOpen={anchor !== null}
        controls={id}
        hasPopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { id, role: 'dialog', 'aria-label': translate('screens.columns.button') } }}
      >
        <div className="list-columns">
          {columns.available.map(({ name }) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={shown.includes(name)}
                // A list without columns would be no list.
                disabled={shown.length === 1 && shown.includes(name)}
                onChange={() => flip(name)}
              />
              {words.label(name)}
            </label>
          ))}
          <Button size="small" onClick={columns.reset}>
            {translate('screens.columns.reset')}
          </Button>
          <label className="list-density">
            <input
              type="checkbox"
              checked={density === 'compact'}
              onChange={({ target }) => setDensity(target.checked ? 'compact' : 'comfortable')}
            />
            {translate('screens.columns.compact')}
          </label>
        </div>
      </Popover>
    </>
  );
}
