import { Icon } from '../../icons/Icon.tsx';
import { NativeSelect, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { formatNumber } from '../../format/format.ts';
import { useWords } from '../../fields/useWords.ts';
import { pageNumbers } from './pageNumbers.ts';

/** Which part of the list is shown, and the ways to the other parts. */
export function Pager({ pageSizes }: { readonly pageSizes: readonly number[] }) {
  const { page, perPage, setPage, setPerPage, total = 0 } = useListContext();
  const translate = useTranslate();
  const { conventions } = useWords();
  const id = useId();
  const written = (value: number) => formatNumber(value, conventions);
  const last = Math.max(1, Math.ceil(total / perPage));
  const sizes = pageSizes.includes(perPage) ? pageSizes : [...pageSizes, perPage].sort((one, other) => one - other);
  return (
    <div className="list-pager">
      <div className="list-page-size">
        <label htmlFor={id}>{translate('screens.pager.rows')}</label>
        <NativeSelect
          input={<OutlinedInput size="small" />}
          inputProps={{ id }}
          value={perPage}
          onChange={(event) => setPerPage(Number(event.target.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {written(size)}
            </option>
          ))}
        </NativeSelect>
      </div>
      <p className="list-range" aria-live="polite">
        {translate('screens.pager.range', {
          from: written(Math.min((page - 1) * perPage + 1, total)),
          to: written(Math.min(page * perPage, total)),
          total: written(total),
        })}
      </p>
      {last > 1 && (
        <nav className="list-pages" aria-label={translate('screens.pager.pages')}>
          <button
            type="button"
            disabled={page <= 1}
            aria-label={translate('screens.pager.previous')}
            onClick={() => setPage(page - 1)}
          >
            <Icon name="ChevronLeft" />
          </button>
          {pageNumbers(page, last).map((each) =>
            typeof each === 'string' ? (
              <span key={each} aria-hidden>
                …
              </span>
            ) : (
              <button
                key={each}
                type="button"
                aria-label={translate('screens.pager.page', { page: written(each) })}
                aria-current={each === page ? 'page' : undefined}
                onClick={() => setPage(each)}
              >
                {written(each)}
              </button>
            ),
          )}
          <button
            type="button"
            disabled={page >= last}
            aria-label={translate('screens.pager.next')}
            onClick={() => setPage(page + 1)}
          >
            <Icon name="ChevronRight" />
          </button>
        </nav>
      )}
    </div>
  );
}
