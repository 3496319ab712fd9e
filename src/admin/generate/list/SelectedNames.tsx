import { DialogContentText } from '@mui/material';
import { type Identifier, type RaRecord, useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { listed } from '../../format/names.ts';
import { titleOf } from '../../format/titleOf.ts';

/** As many as are read at a glance. */
const NAMED = 5;

interface SelectedNamesProps {
  readonly resource: Resource;
  readonly ids: readonly Identifier[];
  /** What is known of them; the selection may reach over other pages. */
  readonly records: readonly RaRecord[];
}

/** Names what is about to be changed together: the first few, and how many more there are. */
export function SelectedNames({ resource, ids, records }: SelectedNamesProps) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const known = new Map(records.map((record) => [String(record.id), record]));
  const named = ids.flatMap((id) => known.get(String(id)) ?? []).slice(0, NAMED);
  const more = ids.length - named.length;
  if (named.length === 0) return null;
  const names = named.map((record) => titleOf(resource, record, conventions));
  if (more > 0) names.push(translate('screens.bulk.more', { smart_count: more }));
  return <DialogContentText className="dialog-subject">{listed(names, conventions)}</DialogContentText>;
}
