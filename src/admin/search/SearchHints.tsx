import { useTranslate } from 'react-admin';

/** Which keys do what; for those who have some. */
export function SearchHints() {
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
