import { decodeEscapes } from '../../core/decodeEscapes.ts';

/** The file name in a `Content-Disposition` header; the encoded form (`filename*`) can hold any script. */
export function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  return (encoded && decodeEscapes(encoded)) ?? plain;
}
