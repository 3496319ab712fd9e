import Polyglot from 'node-polyglot';
import { expect, it } from 'vitest';
import { screens } from '../../../locales/en/screens.ts';
import { jobEnd, jobName } from './jobWords.ts';

const polyglot = new Polyglot({ phrases: { screens, resources: { result: { name: 'Result |||| Results' } } } });
const translate = (key: string, params = {}) => polyglot.t(key, params);
const conventions = { locale: 'en', currency: 'BDT', timeZone: 'Asia/Dhaka' } as const;
const job = { id: 1, resource: 'result', done: 0, total: 0, result: null, phase: null, file: null } as const;

it('says by words of its kind what happened, and why it could not', () => {
  const failed = { ...job, kind: 'generateResults', state: 'failed', message: 'Two marks are missing.' } as const;
  expect(jobName(translate, failed)).toBe('Generating results');
  expect(jobEnd(translate, failed, conventions)).toBe('Results could not be generated: Two marks are missing.');
  expect(jobEnd(translate, { ...failed, message: null }, conventions)).toBe('Generating results failed.');
  const done = { ...failed, state: 'done', message: null } as const;
  expect(jobEnd(translate, done, conventions)).toBe('Results generated.');
  expect(jobEnd(translate, { ...done, result: { count: 612 } }, conventions)).toBe('612 results generated.');
});

it('says of any other kind what it was about', () => {
  const failed = { ...job, kind: 'import', state: 'failed', message: 'The disk is full.' } as const;
  expect(jobEnd(translate, failed, conventions)).toBe('Import: Results failed. The disk is full.');
});
