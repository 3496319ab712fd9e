import type { UploadField } from '../../core/fields/field.ts';
import { acceptedEndings } from '../../core/files.ts';

/** The kinds of content that can be stored. What a browser could run (SVG, HTML) is none of them. */
export type FileKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'pdf';

/** Bytes from the beginning of a file that tell its kind. */
export const HEAD_BYTES = 16;

const ENDINGS: Readonly<Record<string, FileKind>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  pdf: 'pdf',
};

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** What a file is by its first bytes, whatever its name and its sender say; undefined when it is nothing storable. */
export function kindOf(head: Buffer): FileKind | undefined {
  const text = head.toString('latin1');
  if (head.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (head.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp';
  return /^%PDF-\d\.\d/.test(text) ? 'pdf' : undefined;
}

/** Whether a field takes content of a kind. */
export function isAccepted(field: UploadField, kind: FileKind): boolean {
  return acceptedEndings(field).some((ending) => ENDINGS[ending.toLowerCase()] === kind);
}
