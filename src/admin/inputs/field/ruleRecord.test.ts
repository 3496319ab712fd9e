// @vitest-environment node

import { expect, it } from 'vitest';
import { fieldProblems } from '../../../core/rules/readInput.ts';
import { image, images } from '../../../core/index.ts';
import type { AnyRecord } from '../../format/values.ts';
import { ruleRecord } from './ruleRecord.ts';

const fields = { photo: image({ required: true }), gallery: images({ required: true }) };

const problemsOf = (values: AnyRecord) => {
  const record = ruleRecord(values, fields);
  return Object.entries(fields).flatMap(([name, field]) => fieldProblems({ name, field, record, today: '2026-01-01' }));
};

const chosen = () => ({ rawFile: new File(['x'], 'face.jpg'), src: 'blob:1' });

it('a file that was just chosen counts as given', () => {
  expect(problemsOf({ photo: chosen(), gallery: ['/storage/old.jpg', chosen(), chosen()] })).toEqual([]);
});

it('a file that is there already may lie anywhere', () => {
  expect(problemsOf({ photo: 'images/face.png', gallery: ['uploads/a.jpg', 'https://files.school/b.jpg'] })).toEqual(
    [],
  );
});

it('a required picture that was taken out is missed', () => {
  expect(problemsOf({ photo: null, gallery: [chosen()] })).toEqual([{ key: 'required' }]);
});
