import { Icon } from '../icons/Icon.tsx';
import { ActiveChip } from '../fields/ActiveChip.tsx';
import { Thumbnail } from '../fields/Thumbnail.tsx';
import type { SearchItem } from './searchItem.ts';

interface SearchOptionProps {
  readonly id: string;
  readonly item: SearchItem;
  readonly isActive: boolean;
  readonly onPoint: (key: string) => void;
  readonly onChoose: (item: SearchItem, inNewTab: boolean) => void;
}

/** One thing that can be chosen. The field keeps the focus and goes by keys; only assistive technology puts it here. */
export function SearchOption({ id, item, isActive, onPoint, onChoose }: SearchOptionProps) {
  const { key, title, note, icon, image, isOff } = item;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="search-option"
      // A list that scrolls under a resting pointer must not change what the keyboard has reached.
      onMouseMove={() => onPoint(key)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(item, event.ctrlKey || event.metaKey)}
      onKeyDown={(event) => event.key === 'Enter' && onChoose(item, false)}
    >
      {image === undefined ? (
        <Icon name={icon} className="search-icon" size="small" />
      ) : (
        <Thumbnail path={image} title={title} />
      )}
      <span className="search-texts">
        <span className="search-title">
          <bdi>{title}</bdi>
        </span>
        {note && (
          <span className="search-note">
            <bdi>{note}</bdi>
          </span>
        )}
      </span>
      {isOff && <ActiveChip isActive={false} />}
    </div>
  );
}
