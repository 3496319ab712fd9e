import type { UploadField } from '../../core/fields/field.ts';
import { acceptedEndings, fileTypeProblem } from '../../core/files.ts';
import { DEFAULT_UPLOAD_MB, MEGABYTE } from '../../core/limits.ts';
import type { Problem } from '../../core/rules/problem.ts';

/** The same for a file input's `accept`. */
export function acceptAttribute(field: UploadField): string {
  return acceptedEndings(field)
    .map((ending) => `.${ending}`)
    .join(',');
}

/** What is wrong with a file, before it is sent. */
export function fileProblem(field: UploadField, file: Pick<File, 'name' | 'size'>): Problem | undefined {
  const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!acceptedEndings(field).includes(ending)) return fileTypeProblem(field);
  const max = field.maxMB ?? DEFAULT_UPLOAD_MB;
  if (file.size > max * MEGABYTE) return { key: 'fileSize', params: { max } };
  if (file.size === 0) return { key: 'file' };
  return undefined;
}
