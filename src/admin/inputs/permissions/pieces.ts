// One piece for the browser: what enters permissions and what shows them need the same words and tables.
export { PermissionsInput } from './PermissionsInput.tsx';
export { ShownPermissions } from './ShownPermissions.tsx';
