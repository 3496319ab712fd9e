import type { UploadField } from './field.ts';

/** Whether a field holds files: pictures or a document. */
export function isUploadField(field: { readonly kind: string }): field is UploadField {
  return field.kind === 'image' || field.kind === 'images' || field.kind === 'file';
}
