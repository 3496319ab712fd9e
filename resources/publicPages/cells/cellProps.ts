import type { RaRecord } from 'react-admin';

export interface CellProps {
  readonly item: RaRecord;
}
