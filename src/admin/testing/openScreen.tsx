import { openProduct, type Permissions, type Visit } from './openProduct.tsx';
import { campus } from '../../../resources/campus.ts';

export { fill, inBrowser, press, USER_ID } from './openProduct.tsx';

/** Opens the school's app at an address, for a user with the given permissions: `{ Religion: ['read', 'create'] }`. */
export function openScreen(address: string, permissions: Permissions, records?: Visit['records']) {
  return openProduct(campus, { address, permissions, ...(records && { records }) });
}
