import { type ReactNode, useEffect, useRef } from 'react';

/** What stays in sight above a table, whose heads stay right below it, however high it is at the moment. */
export function StickySummary({ children }: { readonly children: ReactNode }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = summary;
    if (!current) return undefined;
    const tell = () => current.parentElement?.style.setProperty('--summary', `${current.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={summary} className="permission-summary">
      {children}
    </div>
  );
}
