import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ReferenceOption } from './useReferenceOptions.ts';
import { placePopup } from './placePopup.ts';
import type { ReferenceSearch } from './useReferenceSearch.ts';

interface ComboboxPopupProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly search: ReferenceSearch;
  readonly chosen: readonly number[];
  readonly onPick: (option: ReferenceOption) => void;
}

/** What a combobox offers, or why that is nothing. It lies over everything, so that no dialog or table cuts it off. */
export function ComboboxPopup({ id, anchor, search, chosen, onPick }: ComboboxPopupProps) {
  const { options, active, message, isWaiting } = search;
  const popup = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = popup.current;
    // Browsers that know no popovers show it where it stands, which is well enough.
    element?.showPopover?.();
    // Pressing the mouse in here must not take the focus from the input.
    element?.addEventListener('mousedown', (event) => event.preventDefault());
  }, []);

  // The input grows with what is chosen, and moves with whatever is scrolled.
  useLayoutEffect(() => {
    const place = () => popup.current && anchor.current && placePopup(popup.current, anchor.current);
    place();
    const screen = window.visualViewport;
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    screen?.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
      screen?.removeEventListener('resize', place);
    };
  });

  return (
    <div ref={popup} popover="manual" className="combobox-popup">
      {message && <p role="status">{message}</p>}
      {options.length > 0 && (
        // Without the index a browser stops at a list that can be scrolled, on the way of the Tab key.
        <div id={`${id}-list`} role="listbox" tabIndex={-1} aria-labelledby={`${id}-label`} aria-busy={isWaiting}>
          {options.map((option) => (
            <button
              key={option.id}
              id={`${id}-${option.id}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={chosen.includes(option.id)}
              ref={chosen.includes(option.id) ? reveal : undefined}
              data-active={option === active}
              onMouseMove={() => search.activate(option.id)}
              onMouseLeave={() => search.activate(undefined)}
              onClick={() => onPick(option)}
            >
              <bdi>{option.title}</bdi>
              {option.subtitle && <bdi className="combobox-more">{option.subtitle}</bdi>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function reveal(element: HTMLElement | null) {
  element?.scrollIntoView?.({ block: 'nearest' });
}
