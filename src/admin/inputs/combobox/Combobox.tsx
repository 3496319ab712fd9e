import { Icon } from '../../icons/Icon.tsx';
import { CircularProgress, OutlinedInput } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { ReferenceOption } from './useReferenceOptions.ts';
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

/**
 * A text input with a list of what fits, as the WAI-ARIA pattern of that name: the focus never leaves the input. It is
 * made by hand because Material UI's Autocomplete adds 22 kB of compressed script to the parts that a list has loaded
 * already, and a form may take 40 kB beyond the list (tests/e2e/weight.spec.ts).
 */
export function Combobox(props: ComboboxProps) {
  const { id, search, chosen, text, placeholder, chips, onPick, onClear, onBackspace, onLeave, inputRef, inputProps } =
    props;
  const { isOpen, typed, options, active, isTaking } = search;
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
  const toggle = isOpen ? search.hide : open;
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
        onBlur={({ target }) => {
          // Another window came to the front: nobody has left the input.
          if (document.activeElement === target) return;
          search.leave();
          onLeave?.();
        }}
        startAdornment={chips}
        endAdornment={
          <span className="combobox-tools">
            {isTaking && <CircularProgress size={16} aria-hidden />}
            {(chosen.length > 0 || shown !== '') && (
              <Tool label={translate('screens.picker.clear')} onClick={clear}>
                <Icon name="Close" />
              </Tool>
            )}
            <Tool label={translate(isOpen ? 'screens.picker.close' : 'screens.picker.open')} onClick={toggle}>
              <Icon name={isOpen ? 'ArrowDropUp' : 'ArrowDropDown'} size="medium" />
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
          'aria-busy': isTaking || undefined,
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
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
