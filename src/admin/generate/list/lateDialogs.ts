// In one file: what either needs of others then counts as needed once more, not twice, for what the first list holds.
export { DeleteDialog } from '../actions/DeleteDialog.tsx';
export { BulkDialogs } from './BulkDialogs.tsx';
