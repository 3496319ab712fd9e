import sharp from 'sharp';
import type { Answer, Campus, CallOptions } from './campus.ts';

/** A file of an upload. */
export interface SentFile {
  readonly content: Buffer;
  readonly name: string;
  readonly type: string;
}

/** Calls with a multipart body, as the office's forms do when they hold a file. */
export async function callWithFiles(
  campus: Campus,
  call: Parameters<Campus['call']>[0],
  { parts, ...options }: CallOptions & { readonly parts: readonly (readonly [string, string | SentFile])[] },
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value.content)], { type: value.type }), value.name);
  }
  const encoded = new Response(form);
  const headers = { ...options.headers, 'content-type': encoded.headers.get('content-type') ?? '' };
  return campus.call(call, { ...options, headers, body: Buffer.from(await encoded.arrayBuffer()) });
}

/** A picture of one colour. */
export async function pictureOf(background: string): Promise<SentFile> {
  const content = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { content, name: `${background}.jpg`, type: 'image/jpeg' };
}

/** The smallest document that is one. */
export function documentOf(name: string): SentFile {
  const lines = [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog >> endobj',
    'trailer << /Root 1 0 R >>',
    'startxref',
    '0',
    '%%EOF',
    '',
  ];
  return { content: Buffer.from(lines.join('\n')), name, type: 'application/pdf' };
}
