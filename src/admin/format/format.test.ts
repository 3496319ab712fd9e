// @vitest-environment node

import { describe, expect, it } from 'vitest';
import type { Locale } from '../browser/preferences.ts';
import {
  currencySign,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPlainNumber,
  formatTime,
} from './format.ts';

const dhaka = (locale: Locale) => ({ locale, currency: 'BDT', timeZone: 'Asia/Dhaka' });

// Intl sets spaces and marks that cannot be told apart by eye.
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

describe('an amount of money', () => {
  it.each<[Locale, string]>([
    ['en', '৳1,234,567.50'],
    ['de', '1.234.567,50 ৳'],
    ['fr', '1 234 567,50 ৳'],
    ['pt', '৳ 1.234.567,50'],
    ['bn', '১২,৩৪,৫৬৭.৫০৳'],
    ['ar', '١٬٢٣٤٬٥٦٧٫٥٠ ৳'],
  ])('is written in %s with its digits and the currency of the institute', (locale, written) => {
    expect(plain(formatMoney('1234567.50', dhaka(locale)))).toBe(written);
  });

  it('stands alone while the currency is not known', () => {
    expect(formatMoney('1200.5', { locale: 'en' })).toBe('1,200.50');
    expect(currencySign({ locale: 'en' })).toBe('');
  });

  it('has the sign of its currency for the input', () => {
    expect(currencySign({ locale: 'en', currency: 'EUR' })).toBe('€');
    expect(currencySign({ locale: 'bn', currency: 'BDT' })).toBe('৳');
  });
});

describe('a number', () => {
  it('has its thousands set apart from 10 000 on, and always beside decimals', () => {
    expect([1200, 12000].map((value) => formatNumber(value, { locale: 'en' }))).toEqual(['1200', '12,000']);
    expect(formatNumber(1200, { locale: 'en' }, 2)).toBe('1,200.00');
  });

  it('that is a name has nothing set apart', () => {
    expect(formatPlainNumber(12026, { locale: 'en' })).toBe('12026');
    expect(formatPlainNumber(2026, { locale: 'bn' })).toBe('২০২৬');
    expect(formatPlainNumber(2026, { locale: 'ar' })).toBe('٢٠٢٦');
  });

  it('of percent keeps its decimals', () => {
    expect(plain(formatPercent(12.5, { locale: 'en' }))).toBe('12.5%');
    expect(plain(formatPercent(12.5, { locale: 'de' }))).toBe('12,5 %');
  });
});

describe('a date', () => {
  it.each<[Locale, string]>([
    ['en', '3 Feb 2026'],
    ['de', '03.02.2026'],
    ['fr', '3 févr. 2026'],
    ['bn', '৩ ফেব, ২০২৬'],
    ['ar', '٠٣/٠٢/٢٠٢٦'],
  ])('is the same day in %s wherever the reader is', (locale, written) => {
    expect(plain(formatDate('2026-02-03', { locale }))).toBe(written);
  });

  it('of an instant is that of the institute', () => {
    expect(plain(formatDateTime('2026-02-03T20:30:00Z', dhaka('en')))).toBe('4 Feb 2026, 02:30 am');
  });

  it('that is none stays as it is', () => {
    expect(formatDate('soon', { locale: 'en' })).toBe('soon');
  });
});

describe('a time of day', () => {
  it('is written as hh:mm am/pm', () => {
    expect(['09:05', '00:30', '15:00'].map((time) => plain(formatTime(time, { locale: 'en' })))).toEqual([
      '09:05 am',
      '12:30 am',
      '03:00 pm',
    ]);
  });

  it.each<[Locale, string]>([
    ['bn', '০৯:০৫ am'],
    ['de', '09:05 am'],
    ['fr', '09:05 am'],
    ['pt', '09:05 am'],
    ['ar', '٠٩:٠٥ ص'],
  ])('is written in the same form in %s', (locale, written) => {
    expect(plain(formatTime('09:05', { locale }))).toBe(written);
    expect(plain(formatDateTime('2026-05-04T03:05:00Z', dhaka(locale)))).toContain(written);
  });

  it.each<[Locale, string]>([
    ['en', '12:30 pm'],
    ['de', '12:30 pm'],
    ['fr', '12:30 pm'],
    ['pt', '12:30 pm'],
  ])('after noon is twelve in %s, not zero', (locale, written) => {
    expect(plain(formatTime('12:30', { locale }))).toBe(written);
    expect(plain(formatDateTime('2026-05-04T06:30:00Z', dhaka(locale)))).toContain(written);
  });
});
