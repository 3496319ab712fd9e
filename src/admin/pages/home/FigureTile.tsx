import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatNumber } from '../../fields/format.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { icons } from '../../layout/icons.ts';
import type { Figure } from './figures.ts';

/** One count that leads to the list of what is counted. */
export function FigureTile({ figure }: { readonly figure: Figure }) {
  const { resource, filter, address, state } = figure;
  const { locale } = useConventions();
  const translate = useTranslate();
  const { total, isPending, error } = useGetList(resource.name, {
    pagination: { page: 1, perPage: 1 },
    sort: resource.list.sort,
    filter,
  });
  const Icon = icons[resource.icon];
  const name = translate(`resources.${resource.name}.name`, { smart_count: total ?? 2 });
  const stateName = state && translate(`resources.${resource.name}.options.${state.field}.${state.name}`);
  return (
    <li>
      <Link className="home-tile" to={address} data-waiting={state !== undefined && Boolean(total)}>
        <Icon className="home-tile-icon" aria-hidden />
        <span className="home-tile-number">
          {total !== undefined && formatNumber(total, { locale })}
          {isPending && <span aria-hidden>…</span>}
          {error && <span title={translate('shell.dashboard.unknown')}>–</span>}
        </span>
        <span>{stateName ? translate('shell.dashboard.inState', { resource: name, state: stateName }) : name}</span>
      </Link>
    </li>
  );
}
