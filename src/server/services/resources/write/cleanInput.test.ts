import { describe, expect, it } from 'vitest';
import { longText, richText, text } from '../../../../core/index.ts';
import { cleanInput } from './cleanInput.ts';

const BARE = `/storage/ab/${'ab'.repeat(32)}.pdf`;
const SIGNED = `${BARE}?until=1&signature=abc`;

const resource = { fields: { title: text(), note: longText(), body: richText() } };

describe('an input as it may be stored', () => {
  it('has no signature in the address of a file, wherever that stands', () => {
    const rows = [{ file: SIGNED, pages: [SIGNED, 'other'], size: 3 }];
    expect(cleanInput(resource, { title: SIGNED, rows, nothing: null, count: 1 })).toEqual({
      title: BARE,
      rows: [{ file: BARE, pages: [BARE, 'other'], size: 3 }],
      nothing: null,
      count: 1,
    });
    const bare: Record<string, unknown> = Object.assign(Object.create(null), { file: SIGNED });
    expect(cleanInput(resource, { bare })).toEqual({ bare: { file: BARE } });
  });

  it('has formatted texts made harmless, and others as they are', () => {
    const given = '<p>Text</p><script>alert(1)</script>';
    expect(cleanInput(resource, { note: given, body: given })).toEqual({ note: given, body: '<p>Text</p>' });
  });

  it('keeps what is an object of its own kind, such as an upload', () => {
    const upload = new (class Upload {
      name = SIGNED;
    })();
    const cleaned = cleanInput(resource, { upload, on: new Date(0) });
    expect(cleaned.upload).toBe(upload);
    expect(cleaned.on).toEqual(new Date(0));
  });
});
