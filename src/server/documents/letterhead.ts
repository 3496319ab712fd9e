import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { isStoredFile } from '../../core/files.ts';
import { fileOf, type Storage } from '../storage/storage.ts';

/** Who hands papers out, as their heads say it. */
export interface Letterhead {
  readonly name: string;
  /** The name in another script. */
  readonly name_local: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  /** `#rrggbb` */
  readonly color: string | null;
  /** The address of a stored image. */
  readonly logo: string | null;
}

/** The logo under a name that a template can show; none where its file is gone. */
export async function readLogo(
  { folder }: Pick<Storage, 'folder'>,
  { logo }: Pick<Letterhead, 'logo'>,
): Promise<{ readonly name: string; readonly content: Uint8Array } | undefined> {
  if (!logo || !isStoredFile(logo)) return undefined;
  try {
    return { name: `logo${extname(logo)}`, content: await readFile(fileOf(folder, logo)) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
