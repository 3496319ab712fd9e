// @vitest-environment node

import { expect, it } from 'vitest';
import { fieldProblems } from '../../core/rules/readInput.ts';
import { image, images } from '../../core/index.ts';
import { ruleRecord } from './ruleRecord.ts';

const chosen = () => ({ rawFile: new File(['x'], 'face.jpg'), src: 'blob:1' });

it('a file that was just chosen counts as given', () => {
  const record = ruleRecord({ photo: chosen(), gallery: ['/storage/old.jpg', chosen(), chosen()] });
  expect(fieldProblems({ name: 'photo', field: image({ required: true }), record, today: '2026-01-01' })).toEqual([]);
  expect(fieldProblems({ name: 'gallery', field: images({ required: true }), record, today: '2026-01-01' })).toEqual(
    [],
  );
});

it('a required picture that was taken out is missed', () => {
  const record = ruleRecord({ photo: null });
  expect(fieldProblems({ name: 'photo', field: image({ required: true }), record, today: '2026-01-01' })).toEqual([
    { key: 'required' },
  ]);
});
