import { OutlinedInput } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Glyph } from '../../fields/Glyph.tsx';
import type { ReferenceOption } from '../useReferenceOptions.ts';
import './combobox.css';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import { useComboboxKeys } from './useComboboxKeys.ts';
import type { ReferenceSearch } from './useReferenceSearch.ts';

interface ComboboxProps {
  readonly id: string;
  readonly search: ReferenceSearch;
  readonly chosen: readonly number[];
  /** What stands in the input while nobody searches. */
  readonly text: string;
  readonly placeholder: string | undefined;
  /** What is chosen, when there may be several. */
  readonly chips?: ReactNode;
  readonly onPick: (option: ReferenceOption) => void;
  readonly onClear: () => void;
  /** Called when Backspace is pressed where there is no text. */
  readonly onBackspace?: () => void;
  readonly onLeave: (() => void) | undefined;
  readonly inputRef: ((element: HTMLElement | null) => void) | undefined;
  readonly inputProps: Readonly<Record<string, unknown>> | undefined;
}

/** A text input with a list of what fits, as the WAI-ARIA pattern of that name: the focus never leaves the input. */
export function Combobox(props: ComboboxProps) {
  const { id, search, chosen, text, placeholder, chips, onPick, onClear, onBackspace, onLeave, inputRef, inputProps } = props;
  const { isOpen, typed, options, active } = search;
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const onKeyDown = useComboboxKeys({ id, search, chosen, onPick });
  const shown = typed ?? text;
  const hasList = isOpen && options.length > 0;

  const open = () => {
    const input = frame.current?.querySelector('input');
    input?.focus();
    input?.select();
    search.open();
  };
  const toggle = isOpen ? search.close : open;
  const clear = () => {
    onClear();
    search.restart();
    frame.current?.querySelector('input')?.focus();
  };
  const type = (entered: string) => {
    search.type(entered);
    if (entered === '' && text !== '') onClear();
  };

  return (
    <>
      <OutlinedInput
        ref={frame}
        id={id}
        size="small"
        fullWidth
        className="combobox"
        value={shown}
        placeholder={placeholder}
        inputRef={inputRef}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Backspace' && shown === '') onBackspace?.();
          onKeyDown(event);
        }}
        onBlur={() => {
          search.close();
          onLeave?.();
        }}
        startAdornment={chips}
        endAdornment={
          <span className="combobox-tools">
            {(chosen.length > 0 || shown !== '') && (
              <Tool label={translate('screens.picker.clear')} onClick={clear}>
                <Glyph name="cross" />
              </Tool>
            )}
            <Tool label={translate(isOpen ? 'screens.picker.close' : 'screens.picker.open')} onClick={toggle}>
              <svg className="combobox-arrow" viewBox="0 0 24 24" data-open={isOpen} aria-hidden focusable="false">
                <path d="m7 10 5 5 5-5z" />
              </svg>
            </Tool>
          </span>
        }
        inputProps={{
          role: 'combobox',
          // An empty input of that kind would have its placeholder from left to right.
          dir: shown === '' ? undefined : 'auto',
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          'aria-autocomplete': 'list',
          'aria-expanded': hasList,
          'aria-controls': hasList ? `${id}-list` : undefined,
          'aria-activedescendant': active && `${id}-${active.id}`,
          // Where there is a text, a further click only sets the cursor in it.
          onClick: shown === '' || !isOpen ? toggle : undefined,
          ...inputProps,
        }}
      />
      {isOpen && <ComboboxPopup id={id} anchor={frame} search={search} chosen={chosen} onPick={onPick} />}
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** For the mouse: the keyboard does the same from within the input, which must not lose the focus to this. */
function Tool({ label, onClick, children }: ToolProps) {
  return (
    <button type="button" tabIndex={-1} aria-label={label} title={label} onMouseDown={(event) => event.preventDefault()} onClick={onClick}>
      {children}
    </button>
  );
}
