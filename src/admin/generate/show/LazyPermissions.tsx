import { useQuery } from '@tanstack/react-query';
import type { ChildrenField } from '../../../core/fields/field.ts';
import { readLocale } from '../../browser/preferences.ts';
import type { AnyRecord } from '../../format/values.ts';
import { loadChunk } from '../../loading/loadChunk.ts';
import { Skeleton } from '../../loading/Skeleton.tsx';
import { useProduct } from '../../product/product.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';

interface LazyPermissionsProps {
  readonly field: ChildrenField;
  readonly name: string;
  readonly record: AnyRecord;
}

/** Permissions on a record's page. What shows them, and the words for it, are fetched when such a page is opened. */
export function LazyPermissions(props: LazyPermissionsProps) {
  const { languages } = useProduct();
  const locale = readLocale();
  const { data, error, refetch } = useQuery({
    queryKey: ['chunk', 'shownPermissions', locale],
    queryFn: async () => {
      const loaded = loadChunk(() => import('../../inputs/permissions/pieces.ts'));
      const [{ ShownPermissions }] = await Promise.all([loaded, languages.loadHandMade(locale)]);
      return { ShownPermissions };
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={240} />;
  return <data.ShownPermissions {...props} />;
}
