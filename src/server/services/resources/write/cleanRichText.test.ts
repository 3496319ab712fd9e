import { expect, it } from 'vitest';
import { richText, text } from '../../../../core/index.ts';
import { parseText } from '../../../../core/rules/parseText.ts';
import { cleanRichText } from './cleanRichText.ts';

const fields = { body: richText(), title: text() };
const clean = (body: string) => cleanRichText({ fields }, { body }).body;

it.each([
  ['<p>Plain <strong>and</strong> <em>loud</em></p>', '<p>Plain <strong>and</strong> <em>loud</em></p>'],
  ['<p style="text-align:center">Middle</p>', '<p style="text-align:center">Middle</p>'],
  ['<a href="https://school.example">Link</a>', '<a href="https://school.example">Link</a>'],
  ['<p dir="rtl">مرحبا</p>', '<p dir="rtl">مرحبا</p>'],
])('keeps what an editor makes: %s', (given, kept) => {
  expect(clean(given)).toBe(kept);
});

it.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<img src="data:text/html,x" onerror="alert(1)" />', '<img />'],
  ['<p style="background:url(//evil.example)">a</p>', '<p>a</p>'],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
])('drops what a browser would run: %s', (given, kept) => {
  expect(clean(given)).toBe(kept);
});

it('shows the signs of what nests without end, which would keep a server for minutes', () => {
  const endless = `${'</b>'.repeat(3_000)}${'<b>'.repeat(3_000)}`;
  expect(clean(endless)).toBe(endless.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  const long = '<p>a<br /><b>b</b></p>'.repeat(3_000);
  expect(clean(long)).toBe(long);
});

it('does not clean what is far too long for its field, which is refused for that', () => {
  const body = '<p>a<li>'.repeat(20_000);
  expect(clean(body)).toBe(body);
  expect(parseText(richText(), body)).toMatchObject({ problem: { key: 'maxLength' } });
});

it('leaves other fields alone', () => {
  expect(cleanRichText({ fields }, { title: '<b>', body: null })).toEqual({ title: '<b>', body: null });
});
