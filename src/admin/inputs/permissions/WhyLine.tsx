import { type ReactNode, useEffect, useRef, useState } from 'react';
import { StickySummary } from './StickySummary.tsx';

interface WhyLineProps {
  /** Stands there while no box is looked at. */
  readonly hint: string;
  /** What stays in sight together with it. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/**
 * Says of the box that has the focus, or that the pointer is over, why it is as it is. Screen readers read that from the box
 * itself; what it has become by a press is told to them here.
 */
export function WhyLine({ hint, summary, children }: WhyLineProps) {
  const whole = useRef<HTMLDivElement>(null);
  const box = useRef<{ readonly element: HTMLElement; label: string }>(undefined);
  const [told, setTold] = useState('');
  const [changed, setChanged] = useState('');

  // After every draw: a press changes what its box says.
  useEffect(() => {
    const label = labelOf(box.current?.element);
    if (!box.current || box.current.label === label) return;
    box.current.label = label;
    setTold(label);
    if (document.activeElement === box.current.element) setChanged(label);
  });

  useEffect(() => {
    const look = ({ target }: Event) => {
      const element = target instanceof Element ? target.closest<HTMLElement>('[data-why]') : null;
      if (!element || element === box.current?.element) return;
      box.current = { element, label: labelOf(element) };
      setTold(box.current.label);
    };
    const { current } = whole;
    current?.addEventListener('focusin', look);
    current?.addEventListener('pointerover', look);
    return () => {
      current?.removeEventListener('focusin', look);
      current?.removeEventListener('pointerover', look);
    };
  }, []);

  return (
    <div ref={whole}>
      <StickySummary>
        {summary}
        <p className="permission-why" aria-hidden>
          {told || hint}
        </p>
      </StickySummary>
      <p className="unseen" role="status">
        {changed}
      </p>
      {children}
    </div>
  );
}

function labelOf(element: Element | undefined): string {
  return element?.getAttribute('aria-label') ?? '';
}
