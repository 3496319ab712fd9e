import type { KeyboardEvent, PointerEvent } from 'react';
import type { RaRecord } from 'react-admin';
import type { Resource } from '../../../../core/resource.ts';
import { useWords } from '../../../fields/useWords.ts';
import { titleOf } from '../../../format/titleOf.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useFilledText, useListRowsTexts } from './listRowsTexts.ts';

interface HandleProps {
  readonly resource: Resource;
  readonly record: RaRecord;
  readonly isLifted: boolean;
  readonly onDrag: (event: PointerEvent<HTMLButtonElement>, record: RaRecord) => void;
  readonly onKey: (event: KeyboardEvent, record: RaRecord) => void;
  readonly onLeave: (record: RaRecord) => void;
}

/** What a row is moved by: dragged, or lifted with the Space key and moved with the arrows. */
export function Handle({ resource, record, isLifted, onDrag, onKey, onLeave }: HandleProps) {
  const texts = useListRowsTexts();
  const filledText = useFilledText();
  const { conventions } = useWords();
  if (!texts) return null;
  return (
    <button
      type="button"
      className="list-handle"
      aria-label={filledText(texts.move, { title: titleOf(resource, record, conventions) })}
      aria-pressed={isLifted}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      title={texts.how}
      data-handle
      onPointerDown={(event) => onDrag(event, record)}
      onKeyDown={(event) => onKey(event, record)}
      onBlur={() => onLeave(record)}
    >
      <Icon name="DragIndicator" size="medium" />
    </button>
  );
}
