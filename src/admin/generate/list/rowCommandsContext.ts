import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { Action } from '../../../core/resource.ts';

/** What a row can ask for. */
export interface RowCommandsValue {
  readonly open: (record: RaRecord) => void;
  readonly remove: (record: RaRecord) => void;
  readonly act: (record: RaRecord, action: Action) => void;
  readonly toggle: (record: RaRecord) => Promise<void>;
  /** Opens the row itself for typing, where the list can do that. */
  readonly edit?: (record: RaRecord) => void;
}

export const RowCommandsContext = createContext<RowCommandsValue | undefined>(undefined);

export function useRowCommands(): RowCommandsValue {
  const commands = useContext(RowCommandsContext);
  if (!commands) throw new Error('A row stands outside of its list');
  return commands;
}
