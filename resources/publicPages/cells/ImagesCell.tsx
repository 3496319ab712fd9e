import { useTranslate } from 'react-admin';
import { fileAddress } from '../../../src/admin/http/address.ts';
import { formatNumber } from '../../../src/admin/fields/format.ts';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import type { CellProps } from './cellProps.ts';

const SHOWN = 5;

/** The first pictures of an item, each leading to the picture itself, and how many more there are. */
export function ImagesCell({ item }: CellProps) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const images = Array.isArray(item.images) ? item.images.map(String) : [];
  const rest = images.length - SHOWN;
  return (
    <span className="page-pictures">
      {images.slice(0, SHOWN).map((path, index) => (
        <a key={path} href={fileAddress(path)} target="_blank" rel="noopener noreferrer">
          <img
            src={fileAddress(path)}
            alt={translate('pages.picture', { place: formatNumber(index + 1, conventions), title: String(item.title) })}
            loading="lazy"
            decoding="async"
          />
        </a>
      ))}
      {rest > 0 && <span>+{formatNumber(rest, conventions)}</span>}
    </span>
  );
}
