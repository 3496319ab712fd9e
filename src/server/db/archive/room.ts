import { statfs } from 'node:fs/promises';
import { MEGABYTE } from '../../../core/limits.ts';

/** Bytes of room that stay free: a full disk stops more than a copy of what is stored. */
export const SPARE_ROOM = 256 * MEGABYTE;

/** Bytes that there is room for where a folder is. */
export type RoomAt = (folder: string) => Promise<number>;

export const freeBytes: RoomAt = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
