import { describe, expect, it } from 'vitest';
import { isAccepted, kindOf } from './fileKinds.ts';

describe('kindOf', () => {
  it.each([
    ['jpeg', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['png', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
    ['gif', Buffer.from('GIF89a......')],
    ['webp', Buffer.from('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'latin1')],
    ['pdf', Buffer.from('%PDF-1.7\n')],
  ])('knows a %s by its first bytes', (kind, head) => {
    expect(kindOf(head)).toBe(kind);
  });

  it.each([
    ['a script', '<?php echo 1;'],
    ['a drawing that can hold scripts', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['a page', '<!doctype html>'],
    ['a page that names itself a document further on', '<html>%PDF-1.4'],
    ['a program', 'MZ\u0090\u0000'],
    ['another RIFF file', 'RIFF....WAVEfmt '],
    ['nothing', ''],
  ])('knows no kind for %s', (_, head) => {
    expect(kindOf(Buffer.from(head, 'latin1'))).toBeUndefined();
  });
});

describe('what a field takes', () => {
  it('is JPEG and PNG for pictures, and PDF for documents, when nothing is said', () => {
    expect(isAccepted({ kind: 'image' }, 'jpeg')).toBe(true);
    expect(isAccepted({ kind: 'image' }, 'webp')).toBe(false);
    expect(isAccepted({ kind: 'file' }, 'pdf')).toBe(true);
    expect(isAccepted({ kind: 'file' }, 'png')).toBe(false);
  });

  it('follows the declaration', () => {
    const field = { kind: 'file', accept: ['pdf', 'jpg'] } as const;
    expect(isAccepted(field, 'jpeg')).toBe(true);
    expect(isAccepted(field, 'gif')).toBe(false);
  });
});
