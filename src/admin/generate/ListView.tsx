import { ListBase, Title, useTranslate } from 'react-admin';
import type { Resource } from '../../core/resource.ts';
import { resourceLabel } from '../fields/labels.ts';
import { WordsProvider } from '../fields/WordsProvider.tsx';
import { listDefaults, listKey } from '../providers/prefetchList.ts';
import { RowCommands } from './list/RowCommands.tsx';
import { ListPage } from './list/ListPage.tsx';

/** The list of a resource: found, filtered, sorted, paged, exported and worked on. */
export function ListView({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  return (
    <WordsProvider resource={resource}>
      <Title title={resourceLabel(translate, resource.name, 2)} preferenceKey={false} />
      <ListBase
        resource={resource.name}
        {...listDefaults(resource)}
        {...(resource.pathValues && { filter: resource.pathValues, storeKey: listKey(resource) })}
        exporter={false}
        // The guard of the address has already asked who may see this, and the page tells itself what went wrong.
        disableAuthentication
        queryOptions={{ onError: () => undefined }}
      >
        <RowCommands resource={resource}>
          <ListPage resource={resource} />
        </RowCommands>
      </ListBase>
    </WordsProvider>
  );
}
