import { useTranslate } from 'react-admin';
import { VIEW_KINDS, type ViewKind } from '../../../core/listViews.ts';
import type { Resource } from '../../../core/resource.ts';
import { useViewAddress } from './useViewAddress.ts';
import { useViewWords } from './useViewWords.ts';
import './views.css';

interface ViewSwitchProps {
  readonly resource: Resource;
  /** The list itself where it is none. */
  readonly shown: ViewKind | undefined;
}

/** The ways between the list and the other views of its records. */
export function ViewSwitch({ resource, shown }: ViewSwitchProps) {
  useViewWords();
  const translate = useTranslate();
  const { change } = useViewAddress();
  const kinds = ['list' as const, ...VIEW_KINDS.filter((kind) => resource.list.views[kind])];
  return (
    <fieldset className="views-choice" aria-label={translate('listViews.label')}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === (shown ?? 'list')}
          onClick={() => kind !== (shown ?? 'list') && change({ view: kind })}
        >
          {translate(`listViews.${kind}`)}
        </button>
      ))}
    </fieldset>
  );
}
