/** The actions with a column of their own; the others of a row stand in its last cell. */
export const COLUMNS = ['full', 'read', 'create', 'update', 'delete'] as const;

/** Told what was ticked or unticked; a whole row where no action is named. */
export type OnTick = (tick: { readonly subject: string; readonly action?: string; readonly isOn: boolean }) => void;
