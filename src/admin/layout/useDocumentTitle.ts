import { useEffect } from 'react';
import { namePage } from '../browser/documentTitle.ts';
import { useProduct } from '../product/product.ts';
import { useInstitute } from '../providers/useInstitute.ts';

const HEADING_ID = 'react-admin-title';

/** Names the window after the page's heading and the house, whichever page writes the heading and whenever it does. */
export function useDocumentTitle(): void {
  const { name } = useProduct();
  const house = useInstitute()?.name ?? name;
  useEffect(() => {
    const heading = document.getElementById(HEADING_ID);
    if (!heading) return undefined;
    const update = () => namePage(heading.textContent?.trim() ?? '', house);
    update();
    const watcher = new MutationObserver(update);
    watcher.observe(heading, { childList: true, characterData: true, subtree: true });
    return () => watcher.disconnect();
  }, [house]);
}
