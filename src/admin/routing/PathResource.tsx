import { ResourceContextProvider } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { Resource } from '../../core/resource.ts';
import { FormDialog, FormPage, ListView, ShowView, SingletonView } from './pages.ts';
import type { ResourceView } from '../addresses/screens.ts';

interface PathResourceProps {
  readonly resource: Resource;
  readonly view: ResourceView;
  readonly id?: number;
}

/** A resource's screens, whatever their paths are. A form in a dialog lies over the list, which stays as it is below. */
export function PathResource({ resource, view, id }: PathResourceProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const closeDialog = () => navigate(resource.screens.list + search);

  const isForm = view === 'create' || view === 'edit';
  const isOverList = isForm && resource.form.size === 'dialog';
  const shown = id === undefined ? { resource } : { resource, id };

  return (
    <ResourceContextProvider value={resource.name}>
      {(view === 'list' || isOverList) && <ListView resource={resource} />}
      {isOverList && <FormDialog {...shown} onClose={closeDialog} />}
      {isForm && !isOverList && <FormPage {...shown} />}
      {view === 'show' && id !== undefined && <ShowView resource={resource} id={id} />}
      {view === 'singleton' && <SingletonView resource={resource} />}
    </ResourceContextProvider>
  );
}
