import { Paper } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider, useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { readLocale } from '../../browser/preferences.ts';
import { useProduct } from '../../product/product.ts';
import type { AppDataProvider } from '../../providers/dataProvider.ts';
import { Skeleton } from '../../loading/Skeleton.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { HistoryItem } from './HistoryItem.tsx';

const FILE_KINDS: readonly string[] = ['image', 'images', 'file'];

interface HistoryProps {
  readonly resource: Resource;
  readonly id: Identifier;
}

/** Who did what to a record, newest first. */
export function History({ resource, id }: HistoryProps) {
  const translate = useTranslate();
  const { languages } = useProduct();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [resource.name, 'history', String(id)],
    queryFn: async ({ signal }) => {
      const words = needsMoreWords(resource) ? languages.loadHandMade(readLocale()) : undefined;
      const [history] = await Promise.all([dataProvider.history(resource.name, { id, signal }), words]);
      return history;
    },
    retry: false,
  });
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={200} />;
  return (
    <Paper variant="outlined" className="show-card">
      {data.data.length === 0 ? (
        translate('screens.history.empty')
      ) : (
        <ol className="history">
          {data.data.map((entry) => (
            <HistoryItem key={entry.id} resource={resource} entry={entry} />
          ))}
        </ol>
      )}
    </Paper>
  );
}

/** What permissions and files are called is among the words that come with the screens made by hand. */
function needsMoreWords({ fields }: Resource): boolean {
  return Object.values(fields).some(
    (field) => FILE_KINDS.includes(field.kind) || (field.kind === 'children' && 'subject' in field.fields),
  );
}
