import { describe, expect, it } from 'vitest';
import { SentKeys } from './sentKeys.ts';

describe('the keys of what a form sends', () => {
  const file = (lastModified: number) => new File(['x'], 'photo.png', { lastModified });

  it('are the same for the same record until it is answered', () => {
    const keys = new SentKeys();
    const first = keys.keyOf({ name: 'Seven', photo: file(1) });
    expect(keys.keyOf({ name: 'Seven', photo: file(1) })).toBe(first);
    keys.forget({ name: 'Seven', photo: file(1) });
    expect(keys.keyOf({ name: 'Seven', photo: file(1) })).not.toBe(first);
  });

  it('are others for another record, also where only its file is another', () => {
    const keys = new SentKeys();
    const first = keys.keyOf({ name: 'Seven', photo: file(1) });
    expect(keys.keyOf({ name: 'Eight', photo: file(1) })).not.toBe(first);
    expect(keys.keyOf({ name: 'Seven', photo: file(2) })).not.toBe(first);
  });

  it('tell what was sent and not answered', () => {
    const keys = new SentKeys();
    expect(keys.has({ name: 'Seven' })).toBe(false);
    keys.keyOf({ name: 'Seven' });
    expect(keys.has({ name: 'Seven' })).toBe(true);
  });

  it('can be sent in a header', () => {
    expect(new SentKeys().keyOf({})).toMatch(/^[0-9a-f]{32}$/);
  });
});
