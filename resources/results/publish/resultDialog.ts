import type { Scope } from '../generate/place.ts';
import type { OverviewRow, PublicationState } from './overview.ts';

/** What a dialog about results is given. */
export interface ResultDialogProps {
  readonly scope: Scope;
  readonly standing: PublicationState & Pick<OverviewRow, 'students'>;
  /** What has changed since they were generated. */
  readonly outdated: OverviewRow['outdated'];
  /** What the results are called. */
  readonly name: string;
  readonly onClose: () => void;
  /** With the server's sentence, where the state of results has changed. */
  readonly onDone: (message?: string) => Promise<void>;
}
