// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { applyPreferences, readLocale, readSkin, setLocale, setSkin } from './preferences.ts';

const { documentElement: root } = document;

afterEach(() => localStorage.clear());

describe('the language', () => {
  it('is English unless one of the six is remembered', () => {
    expect(readLocale()).toBe('en');
    localStorage.setItem('locale', 'xx');
    expect(readLocale()).toBe('en');
    localStorage.setItem('locale', 'toString');
    expect(readLocale()).toBe('en');
  });

  it('turns the document, and Arabic turns it round', () => {
    setLocale('ar');
    expect([localStorage.getItem('locale'), root.lang, root.dir]).toEqual(['ar', 'ar', 'rtl']);
    setLocale('bn');
    expect([readLocale(), root.lang, root.dir]).toEqual(['bn', 'bn', 'ltr']);
  });
});

describe('the skin', () => {
  it('is light unless dark is remembered', () => {
    expect(readSkin()).toBe('light');
    localStorage.setItem('skin', 'neon');
    expect(readSkin()).toBe('light');
  });

  it('is remembered as a plain word and painted', () => {
    setSkin('dark');
    expect([localStorage.getItem('skin'), root.dataset.skin]).toEqual(['dark', 'dark']);
  });
});

it('what is remembered is applied at the start', () => {
  localStorage.setItem('skin', 'dark');
  localStorage.setItem('locale', 'ar');
  applyPreferences();
  expect([root.dataset.skin, root.lang, root.dir]).toEqual(['dark', 'ar', 'rtl']);
});
