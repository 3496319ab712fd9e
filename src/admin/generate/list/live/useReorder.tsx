import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Identifier, type RaRecord, useEvent, useNotificationContext, useNotify } from 'react-admin';
import type { Endpoint } from '../../../../core/paths.ts';
import type { Resource } from '../../../../core/resource.ts';
import { useWords } from '../../../fields/useWords.ts';
import { titleOf } from '../../../format/titleOf.ts';
import { request } from '../../../http/httpClient.ts';
import { messageOf } from '../../../providers/envelope.ts';
import { useWrite } from '../../actions/useWrite.ts';
import { dragRow } from './dragRow.ts';
import { useFilledText, useListRowsTexts } from './listRowsTexts.ts';
import { type Neighbour, moved, movedBeside, neighbourOf } from './order.ts';
import { OrderUndo } from './OrderUndo.tsx';
import { rowOf } from './rows.ts';

const UNDO_TOAST_MS = 20_000;

type Ids = readonly Identifier[];

/**
 * Moves records among those that are shown. A move shows at once, and is taken back where it is refused; moves are saved one
 * after the other, each by its neighbour, so that a second one need not wait for the answer to the first.
 */
export function useReorder(resource: Resource, records: readonly RaRecord[]) {
  const texts = useListRowsTexts();
  const filledText = useFilledText();
  const { conventions } = useWords();
  const queryClient = useQueryClient();
  const { write } = useWrite(resource);
  const noteMoved = useNoteMoved();
  const [order, setOrder] = useState<Ids>();
  const [lifted, setLifted] = useState<{ readonly id: Identifier; readonly from: Ids }>();
  const [said, setSaid] = useState('');
  const focused = useRef<Identifier>(undefined);
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);

  const ids = records.map(({ id }) => id);
  const present = order && isSameSet(order, ids) ? order : ids;
  const byId = new Map(records.map((record) => [record.id, record]));
  const shown = present.map((id) => byId.get(id) as RaRecord);

  // A row that changes its place in the page loses the focus.
  useLayoutEffect(() => {
    const handle = focused.current === undefined ? null : rowOf(focused.current)?.querySelector('[data-handle]');
    focused.current = undefined;
    if (handle instanceof HTMLElement) handle.focus();
  });

  const say = (text: 'at' | 'back' | 'dropped' | 'lifted', id: Identifier, among: Ids) => {
    const record = byId.get(id);
    if (!texts || !record) return;
    const title = titleOf(resource, record, conventions);
    setSaid(filledText(texts[text], { title, place: among.indexOf(id) + 1, count: among.length }));
  };
  const show = (among: Ids, id: Identifier) => {
    focused.current = id;
    setOrder(among);
  };

  const send = (id: Identifier, neighbour: Neighbour) =>
    write(async () => {
      const body = { ids: [id], ...neighbour };
      const { json } = await request({ ...(resource.endpoints.order as Endpoint), body, encoding: 'json' });
      return messageOf(json);
    });
  const save = useEvent((id: Identifier, to: Neighbour, back: Neighbour | undefined) => {
    waiting.current += 1;
    queue.current = queue.current.then(async () => {
      const { answer, error } = await send(id, to);
      waiting.current -= 1;
      if (waiting.current === 0 || error !== undefined) {
        await queryClient.invalidateQueries({ queryKey: [resource.name] });
        if (waiting.current === 0) setOrder(undefined);
      }
      if (error === undefined && back) noteMoved(answer, () => undo(id, back));
    });
  });
  // It shows at once, too: the next move starts from what is seen.
  const undo = useEvent((id: Identifier, back: Neighbour) => {
    show(movedBeside(present, id, back), id);
    save(id, back, undefined);
  });
  /** Shows and saves a record in another place. */
  const place = (id: Identifier, among: Ids, from: Ids) => {
    const [to, back] = [neighbourOf(among, id), neighbourOf(from, id)];
    show(among, id);
    if (!to || among.indexOf(id) === from.indexOf(id)) return;
    say('dropped', id, among);
    save(id, to, back);
  };

  const drop = () => {
    if (!lifted) return;
    setLifted(undefined);
    place(lifted.id, present, lifted.from);
  };
  const putBack = () => {
    if (!lifted) return;
    setLifted(undefined);
    show(lifted.from, lifted.id);
    say('back', lifted.id, lifted.from);
  };
  const lift = (id: Identifier) => {
    setLifted({ id, from: present });
    say('lifted', id, present);
  };
  const step = (id: Identifier, by: number) => {
    const among = moved(present, id, present.indexOf(id) + by);
    show(among, id);
    say('at', id, among);
  };

  const onKey = (event: KeyboardEvent, { id }: RaRecord) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isLifted = lifted?.id === id;
    const command = isLifted ? LIFTED_KEYS[event.key] : LYING_KEYS[event.key];
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    if (command === 'lift') lift(id);
    else if (command === 'drop') drop();
    else if (command === 'putBack') putBack();
    else step(id, command === 'down' ? 1 : -1);
  };
  const onDrag = (event: PointerEvent<HTMLButtonElement>, { id }: RaRecord) => {
    if (event.button !== 0) return;
    // Otherwise the text of the rows would be marked.
    event.preventDefault();
    event.currentTarget.focus();
    dragRow(event.currentTarget, event.pointerId, (dropped) => {
      const beside = dropped && present.find((each) => String(each) === dropped.id);
      if (beside === undefined || !dropped) return;
      const others = present.filter((each) => each !== id);
      const at = others.indexOf(beside) + (dropped.side === 'after' ? 1 : 0);
      place(id, moved(present, id, at), present);
    });
  };
  // Whoever goes elsewhere with the Tab key leaves the row where it is; one that is only drawn anew keeps it.
  const onLeave = ({ id }: RaRecord) => {
    if (lifted?.id === id && focused.current !== id) drop();
  };
  const moveBy = useEvent(({ id }: RaRecord, by: 1 | -1) => {
    if (!lifted) place(id, moved(present, id, present.indexOf(id) + by), present);
  });
  return { shown, lifted: lifted?.id, said, handlers: { onKey, onDrag, onLeave }, moveBy };
}

const LYING_KEYS: Readonly<Record<string, 'lift' | undefined>> = { ' ': 'lift', Enter: 'lift' };

const LIFTED_KEYS: Readonly<Record<string, 'down' | 'up' | 'drop' | 'putBack' | undefined>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ' ': 'drop',
  Enter: 'drop',
  Escape: 'putBack',
};

function isSameSet(one: Ids, other: Ids): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

/** Says that a record was moved, and offers to move it back: the last move alone. */
function useNoteMoved(): (message: string | undefined, undo: () => void) => void {
  const notify = useNotify();
  const { setNotifications } = useNotificationContext();
  const isOffer = (action: unknown) =>
    typeof action === 'object' && action !== null && 'type' in action && action.type === OrderUndo;
  return (message, undo) => {
    setNotifications((all) => all.filter(({ notificationOptions }) => !isOffer(notificationOptions?.action)));
    notify(message ?? 'ra.notification.updated', {
      type: 'info',
      messageArgs: { smart_count: 1 },
      autoHideDuration: UNDO_TOAST_MS,
      action: <OrderUndo onUndo={undo} />,
    });
  };
}
