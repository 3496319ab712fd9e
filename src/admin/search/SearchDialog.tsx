import { Dialog } from '@mui/material';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useProduct } from '../product/product.ts';
import { stepFrom, stepOf } from '../inputs/combobox/arrowKeys.ts';
import { useAccount } from '../providers/ability.ts';
import { arrangeGroups } from './arrangeGroups.ts';
import { recordGroups } from './recordGroups.ts';
import { SearchField } from './SearchField.tsx';
import { SearchMessage } from './SearchMessage.tsx';
import { SearchOptions } from './SearchOptions.tsx';
import type { SearchItem } from './searchItem.ts';
import { screensOffered } from './screensOffered.ts';
import { useRecent } from './useRecent.ts';
import { useRecordSearch } from './useRecordSearch.ts';
import '../fields/fields.css';
import './search.css';
import { useIsPhone } from '../theme/screenWidths.ts';

interface SearchDialogProps {
  /** Told whether something was chosen: then the page that opens takes the focus. */
  readonly onClose: (hasChosen: boolean) => void;
  /** Answers what was typed before the search was there to take it. */
  readonly takeTypedAhead: () => string;
}

/** One search over people and other records, screens and actions. */
export function SearchDialog({ onClose, takeTypedAhead }: SearchDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { ability } = useAccount();
  const product = useProduct();
  const isNarrow = useIsPhone();
  const id = useId();
  const [text, setText] = useState('');
  const [pointedAt, setPointedAt] = useState<string>();
  const isEnterHeld = useRef(false);
  const offered = useMemo(() => screensOffered({ ability, product, translate }), [ability, product, translate]);
  const { recent, remember } = useRecent([...offered.screens, ...offered.actions]);
  const { groups: found, isWaiting, error, retry } = useRecordSearch(text);
  const records = recordGroups({ found, search: text, registry: product.registry, translate });
  const groups = arrangeGroups({ text, offered, recent, records, translate });
  const items = groups.flatMap((group) => group.items);
  const active = items.find(({ key }) => key === pointedAt) ?? items[0];

  const choose = (item: SearchItem, inNewTab: boolean) => {
    if (!item.key.startsWith('all/')) remember(item.key);
    if (inNewTab) {
      window.open(item.address);
      return;
    }
    onClose(true);
    navigate(item.address);
  };

  const takeOver = () => {
    const ahead = takeTypedAhead();
    if (ahead !== '') setText((typed) => ahead + typed);
  };

  const move = (by: number) => {
    const place = items.findIndex(({ key }) => key === active?.key);
    setPointedAt(stepFrom(items, place, by)?.key);
  };

  // Enter was pressed before the answer came: it takes the first that is found.
  const takeFirst = useEffectEvent(() => {
    if (active && isEnterHeld.current) choose(active, false);
    isEnterHeld.current = false;
  });
  useEffect(() => {
    if (!isWaiting) takeFirst();
  }, [isWaiting]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event.key);
    if (step !== undefined && items.length > 0) move(step);
    else if (event.key === 'Enter' && active) choose(active, event.ctrlKey || event.metaKey);
    else if (event.key === 'Enter') isEnterHeld.current = isWaiting;
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      fullScreen={isNarrow}
      transitionDuration={0}
      disableRestoreFocus
      className="search-dialog"
      aria-labelledby={`${id}-title`}
      onClose={() => onClose(false)}
      slotProps={{ paper: { className: 'search-paper' } }}
    >
      <h2 id={`${id}-title`} className="search-hidden">
        {translate('shell.search.title')}
      </h2>
      <SearchField
        text={text}
        isWaiting={isWaiting}
        listId={items.length > 0 ? `${id}-list` : undefined}
        activeId={active && `${id}-${active.key}`}
        onType={(typed) => {
          setText(typed);
          setPointedAt(undefined);
          isEnterHeld.current = false;
        }}
        onFocus={takeOver}
        onKeyDown={onKeyDown}
        onClose={() => onClose(false)}
      />
      <SearchOptions id={id} groups={groups} active={active} onPoint={setPointedAt} onChoose={choose} />
      <SearchMessage text={text.trim()} count={items.length} isWaiting={isWaiting} error={error} onRetry={retry} />
      <SearchHints />
    </Dialog>
  );
}

/** Which keys do what; for those who have some. */
function SearchHints() {
  const translate = useTranslate();
  return (
    <div className="search-hints" aria-hidden>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {translate('shell.search.keys.move')}
      </span>
      <span>
        <kbd>↵</kbd>
        {translate('shell.search.keys.open')}
      </span>
      <span>
        <kbd>Esc</kbd>
        {translate('shell.search.keys.close')}
      </span>
    </div>
  );
}
