import * as kinds from '../../src/server/services/resources/write/kinds.ts';

/** Every way on which values are stored, with the kind of write that it is. */
export const WAYS = {
  create: kinds.CREATE,
  createAsFirst: kinds.CREATE_FIRST,
  createOnSheet: kinds.CREATE_ON_SHEET,
  createTogether: kinds.CREATE,
  update: kinds.UPDATE,
  updateOwn: kinds.UPDATE_OWN,
  updateCause: kinds.UPDATE_CAUSE,
  updateOnSheet: kinds.UPDATE_ON_SHEET,
  updateTogether: kinds.UPDATE,
  toggle: kinds.TOGGLE,
  action: kinds.ACTION,
  import: kinds.IMPORT,
  related: kinds.CREATE_RELATED,
  updateRelated: kinds.UPDATE_RELATED,
  bulk: kinds.TOGGLE_MANY,
  updateMany: kinds.UPDATE_MANY,
  order: kinds.ORDER,
};
export type Way = keyof typeof WAYS;

/** A kind that stores nothing which somebody gives: it takes off the mark that another record takes over. */
export const GIVES_NOTHING = 'HAND_OVER';
