import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("react-admin's store", () => {
  it.each([
    ['locale', 'ar', 'locale'],
    ['theme', 'dark', 'skin'],
    ['layout', 'horizontal', 'layout'],
    ['navbar', 'hidden', 'navbar'],
    ['transition', 'none', 'transition'],
  ])('keeps %s for every program that looks for it', (key, value, name) => {
    const store = createStore(1);
    const heard = vi.fn();
    store.subscribe(key, heard);
    store.setItem(key, value);
    expect([store.getItem(key), localStorage.getItem(name)]).toEqual([value, value]);
    expect(heard).toHaveBeenCalledWith(value);
    store.reset();
    expect(localStorage.getItem(name)).toBe(value);
  });

  it('does not take over a language or a look that there is not', () => {
    const store = createStore(1);
    store.setItem('locale', 'xx');
    store.setItem('theme', 'pink');
    store.setItem('navbar', 'flying');
    store.setItem('transition', 'spin');
    const kept = ['locale', 'theme', 'navbar', 'transition'].map((key) => store.getItem(key));
    expect(kept).toEqual(['en', 'light', 'floating', 'zoom-fade']);
  });

  it('keeps how a tab has left a list from what another tab makes of it, which a new tab begins with', () => {
    const store = createStore(1);
    store.setup();
    const heard = vi.fn();
    store.subscribe('expense.listParams', heard);
    store.setItem('expense.listParams', { filter: { q: 'here' } });
    const name = 'RaStoreCampus-1-.expense.listParams';
    const theirs = JSON.stringify({ filter: { q: 'there' } });
    localStorage.setItem(name, theirs);
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: theirs }));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(createStore(1).getItem('expense.listParams')).toEqual({ filter: { q: 'here' } });
    sessionStorage.clear();
    expect(createStore(1).getItem('expense.listParams')).toEqual({ filter: { q: 'there' } });
    store.teardown();
  });

  it('keeps the lists of one user apart from those of another in the same browser', () => {
    createStore(1).setItem('expense.listParams', { page: 2 });
    expect(createStore(12).getItem('expense.listParams')).toBeUndefined();
    expect(createStore(1).getItem('expense.listParams')).toEqual({ page: 2 });
  });
});
