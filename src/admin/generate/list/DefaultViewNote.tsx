import { useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { useSharedViews } from './useSharedViews.ts';

/** Says in whose view a list opens: nobody should believe that the rest of it is gone. */
export function DefaultViewNote({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const view = useSharedViews(resource).views.find(({ is_default: isDefault }) => isDefault);
  return view && <span className="list-chips-note">{translate('screens.views.shown', { name: view.name })}</span>;
}
