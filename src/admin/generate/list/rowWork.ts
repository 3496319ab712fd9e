// In one file: what they need, all inputs among it, then counts as needed once, not thrice, for what the first list holds.
export { BulkActionDialog } from './BulkActionDialog.tsx';
export { LiveRows } from './live/LiveRows.tsx';
export { ChangeManyDialog } from './many/ChangeManyDialog.tsx';
