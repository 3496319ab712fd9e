// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { forgetDraftsOf } from '../../browser/kept.ts';
import { type Draft, draftKey, keepDraft, keptValues, readDraft } from './drafts.ts';
import { DAY_MS } from '../../../core/durations.ts';

const draft = (name: string, at = 1_000): Draft => ({ at, version: 1, values: { name }, before: { name: null } });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  localStorage.clear();
});

describe('a draft', () => {
  it('is kept for one person and one record', () => {
    keepDraft(draftKey(1, 'class', 5), draft('Six'));
    expect(readDraft(draftKey(1, 'class', 5), 2_000)).toEqual(draft('Six'));
    expect(readDraft(draftKey(2, 'class', 5), 2_000)).toBeUndefined();
    expect(readDraft(draftKey(1, 'class', undefined), 2_000)).toBeUndefined();
  });

  it('is not that of the same record at another back end, of another entity, or of somebody whose id begins the same', () => {
    keepDraft(draftKey(1, 'class', 5), draft('Six'));
    keepDraft(draftKey('1:class', 'wing', 5), draft('East'));
    vi.stubEnv('VITE_API_URL', 'https://other.school/api');
    const other = draftKey(1, 'class', 5);
    expect(readDraft(other, 2_000)).toBeUndefined();
    keepDraft(other, draft('Seven'));
    forgetDraftsOf(1);
    expect(readDraft(other, 2_000)).toBeUndefined();
    vi.unstubAllEnvs();
    expect(readDraft(draftKey(1, 'class', 5), 2_000)).toEqual(draft('Six'));
    expect(readDraft(draftKey(1, 'student', 5), 2_000)).toBeUndefined();
    forgetDraftsOf(1);
    expect(readDraft(draftKey('1:class', 'wing', 5), 2_000)).toEqual(draft('East'));
  });

  it('is gone after a week', () => {
    const key = draftKey(1, 'class', undefined);
    keepDraft(key, draft('Six'));
    expect(readDraft(key, 1_000 + 7 * DAY_MS - 1)).toBeDefined();
    expect(readDraft(key, 1_000 + 7 * DAY_MS)).toBeUndefined();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is not kept when it is larger than a draft may be, nor is what it was before', () => {
    const key = draftKey(1, 'class', undefined);
    keepDraft(key, draft('Six'));
    keepDraft(key, draft('x'.repeat(200_001)));
    expect(readDraft(key, 2_000)).toBeUndefined();
  });

  it('makes the oldest of the same person go when there are more than twenty', () => {
    keepDraft(draftKey(2, 'class', 1), draft('Of somebody else', 1));
    for (let id = 1; id <= 21; id += 1) keepDraft(draftKey(1, 'class', id), draft('Six', 1_000 + id));
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('draft:1:'));
    expect(kept).toHaveLength(20);
    expect(readDraft(draftKey(1, 'class', 1), 2_000)).toBeUndefined();
    expect(readDraft(draftKey(2, 'class', 1), 2_000)).toBeDefined();
  });

  it('is left out without an error where the storage is full or forbidden', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    keepDraft(draftKey(1, 'class', 5), draft('Six'));
    expect(readDraft(draftKey(1, 'class', 5), 2_000)).toBeUndefined();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(readDraft(draftKey(1, 'class', 5), 2_000)).toBeUndefined();
  });

  it.each(['no JSON', '{}', '{"at":1000,"values":{}}', '{"at":"x","values":{},"before":{}}'])(
    'that holds something else is none: %s',
    (text) => {
      localStorage.setItem('draft:1:class:5', text);
      expect(readDraft(draftKey(1, 'class', 5), 2_000)).toBeUndefined();
    },
  );

  it('is forgotten with all of its person, and nobody else’s', () => {
    keepDraft(draftKey(1, 'class', 5), draft('Six'));
    keepDraft(draftKey(1, 'student', undefined), draft('Rumi'));
    keepDraft(draftKey(11, 'class', 5), draft('Seven'));
    forgetDraftsOf(1);
    expect(Object.keys(localStorage)).toEqual(['draft:11:class:5']);
  });
});

describe('what is kept', () => {
  it('is what was changed and what it was before', () => {
    const values = { name: 'Seven', code: 'VI', order: null };
    const before = { name: 'Six', code: 'VI' };
    expect(keptValues({ resource: registry.get('class'), registry, values, before })).toEqual({
      values: { name: 'Seven' },
      before: { name: 'Six' },
    });
  });

  it('has no password and no file of any entity', () => {
    for (const resource of registry.resources) {
      const secret = Object.entries(resource.fields).filter(([, { kind }]) =>
        ['password', 'image', 'images', 'file'].includes(kind),
      );
      const values = Object.fromEntries(secret.map(([name]) => [name, 'secret']));
      expect(keptValues({ resource, registry, values, before: {} }).values, resource.name).toEqual({});
    }
  });
});
