import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../generate/shared/isTyping.ts';

interface InboxKeys {
  readonly move: (step: number) => void;
  readonly toggle: () => void;
  readonly selectAll: () => void;
  readonly accept: () => void;
  readonly refuse: () => void;
}

/** J and K, or the arrows, move; X selects, Ctrl+A all of the kind; A accepts, R refuses. Not while somebody types or answers. */
export function useInboxKeys(commands: InboxKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.isComposing || isTyping(event.target)) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
    const command = commandOf(event, commands);
    if (!command) return;
    event.preventDefault();
    command();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function commandOf({ key, code, ctrlKey, metaKey }: KeyboardEvent, commands: InboxKeys): (() => void) | undefined {
  // On a keyboard of another script the place of the key counts.
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
  if (ctrlKey || metaKey) return letter === 'a' ? commands.selectAll : undefined;
  if (letter === 'j' || key === 'ArrowDown') return () => commands.move(1);
  if (letter === 'k' || key === 'ArrowUp') return () => commands.move(-1);
  return { x: commands.toggle, a: commands.accept, r: commands.refuse }[letter];
}
