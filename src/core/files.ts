import type { UploadField } from './fields/field.ts';

/** A stored file's address: two digits of its SHA-256, all of it, and the ending of its kind. */
const STORED_FILE = /^(\/storage\/([0-9a-f]{2})\/\2[0-9a-f]{62})\.(jpg|png|webp|pdf)$/;

/** Longest edge of a small picture, in pixels. */
export const THUMBNAIL_PIXELS = 320;

/** The endings of the files that a field takes, in the order of its declaration. */
export function acceptedEndings({ kind, accept }: UploadField): readonly string[] {
  return accept ?? (kind === 'file' ? ['pdf'] : ['jpg', 'jpeg', 'png']);
}

/** That a file is of none of the kinds that a field takes, which are named as people know them: JPG for both of its endings. */
export function fileTypeProblem(field: UploadField) {
  const kinds = acceptedEndings(field).filter((ending) => ending !== 'jpeg');
  const accept = kinds.map((ending) => ending.toUpperCase()).join(', ');
  return { key: 'fileType', params: { accept, smart_count: kinds.length } } as const;
}

/** Whether a text is the address of a file that the server stores. */
export function isStoredFile(path: string): boolean {
  return STORED_FILE.test(path);
}

/** The path of a file without what an address carries besides: the signature that opens it to one login for a while. */
export function storedPath(address: string): string {
  return address.startsWith('/storage/') ? address.replace(/\?.*$/s, '') : address;
}

/** Where the small version of a stored picture is, opened by the same signature; undefined for everything that has none. */
export function thumbnailOf(address: string): string | undefined {
  const path = storedPath(address);
  const [, base, , ending] = STORED_FILE.exec(path) ?? [];
  return base && ending !== 'pdf' ? `${base}.thumb.webp${address.slice(path.length)}` : undefined;
}

const SIGNED = /(\/storage\/([0-9a-f]{2})\/\2[0-9a-f]{62}\.[a-z0-9]{2,5})\?[^\s"'<>\\]*/g;

/** A text with the addresses of stored files in it as they are stored: a signature is for whoever read it, and for nobody else. */
export function withoutSignatures(text: string): string {
  return text.includes('/storage/') ? text.replace(SIGNED, '$1') : text;
}

/** What a history calls a stored file, whose name is made of digits; undefined for everything that has a name. */
export type FileWord = 'picture' | 'anotherPicture' | 'file' | 'anotherFile';

/** The word for a file of a field that had some files before. */
export function fileWord(address: string, before: readonly string[]): FileWord | undefined {
  const path = storedPath(address);
  if (!isStoredFile(path)) return undefined;
  const isPicture = !path.endsWith('.pdf');
  const isAnother = before.length > 0 && !before.map(storedPath).includes(path);
  if (isPicture) return isAnother ? 'anotherPicture' : 'picture';
  return isAnother ? 'anotherFile' : 'file';
}
