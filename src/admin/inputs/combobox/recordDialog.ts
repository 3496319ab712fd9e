import { type ComponentType, createContext, useContext } from 'react';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';

export interface RecordDialogProps {
  readonly resource: Resource;
  /** What the new record begins with. */
  readonly given: AnyRecord;
  readonly onClose: () => void;
  /** Called with the new record in the place of `onClose`. */
  readonly onSaved: (record: AnyRecord) => void;
}

/** The form of a new record in a dialog. The app gives it: it is itself made of inputs. */
export const RecordDialogContext = createContext<ComponentType<RecordDialogProps> | undefined>(undefined);

/** What is offered in the chooser for which a form makes a record; none in every other form. */
export const OfferFilterContext = createContext<Readonly<Record<string, unknown>> | undefined>(undefined);

export function useRecordDialog(): ComponentType<RecordDialogProps> | undefined {
  return useContext(RecordDialogContext);
}
