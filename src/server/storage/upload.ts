import { composed } from '../../core/rules/composed.ts';

/** A file as it came in, on its way to be stored: on the disk, under a name that the server chose. */
export interface TemporaryUpload {
  readonly path: string;
  /** The name it had where it came from; only ever shown. */
  readonly name: string;
  readonly size: number;
}

const MAX_NAME = 150;
const UNUSABLE = /[\p{Cc}\p{Cf}\p{Surrogate}<>:"/\\|?*]+/gu;

/** The last part of a file's name without anything that a file system, a header or a reader could stumble over. */
export function shownName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const plain = composed(last).replace(UNUSABLE, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  const characters = [...plain];
  if (characters.length <= MAX_NAME) return plain || 'file';
  const ending = /\.[a-z0-9]{1,5}$/i.exec(plain)?.[0] ?? '';
  return characters.slice(0, MAX_NAME - ending.length).join('') + ending;
}
