import { useEffect } from 'react';
import { useInstitute } from '../providers/useInstitute.ts';

const HEADING_ID = 'react-admin-title';

/** Names the window after the page's heading and the school, whichever page writes the heading and whenever it does. */
export function useDocumentTitle(): void {
  const school = useInstitute()?.name ?? 'Campus';
  useEffect(() => {
    const heading = document.getElementById(HEADING_ID);
    if (!heading) return undefined;
    const update = () => {
      const title = heading.textContent?.trim();
      document.title = title ? `${title} · ${school}` : school;
    };
    update();
    const watcher = new MutationObserver(update);
    watcher.observe(heading, { childList: true, characterData: true, subtree: true });
    return () => watcher.disconnect();
  }, [school]);
}
