import { Icon } from '../../icons/Icon.tsx';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { ImportButton } from '../import/ImportButton.tsx';
import { CreateButton } from './CreateButton.tsx';
import { useChangeFilter } from './filterChanges.ts';

interface EmptyListProps {
  readonly resource: Resource;
  readonly isFiltered: boolean;
}

/** A list without records: what belongs here and how to begin, or that a filter leaves nothing. */
export function EmptyList({ resource, isFiltered }: EmptyListProps) {
  const translate = useTranslate();
  const changeFilter = useChangeFilter();
  if (isFiltered) {
    return (
      <div className="list-empty">
        <p className="list-empty-title">{translate('screens.list.nothingFound')}</p>
        <Button variant="outlined" onClick={() => changeFilter(() => ({}))}>
          {translate('screens.filter.clearAll')}
        </Button>
      </div>
    );
  }
  return (
    <div className="list-empty">
      <Icon name={resource.icon} className="list-empty-sign" />
      <p>{translate(`resources.${resource.name}.empty`, { _: translate('screens.list.empty') })}</p>
      <CreateButton resource={resource} />
      <ImportButton resource={resource} />
    </div>
  );
}
