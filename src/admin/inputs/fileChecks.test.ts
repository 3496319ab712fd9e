// @vitest-environment node

import { expect, it } from 'vitest';
import { file, image } from '../../core/index.ts';
import { acceptAttribute, fileProblem } from './fileChecks.ts';
import { MEGABYTE } from '../../core/limits.ts';

it('a picture is a jpg or png of at most 5 MEGABYTE unless its field says otherwise', () => {
  expect(acceptAttribute(image())).toBe('.jpg,.jpeg,.png');
  expect(fileProblem(image(), { name: 'Face.JPG', size: 5 * MEGABYTE })).toBeUndefined();
  expect(fileProblem(image(), { name: 'face.jpg', size: 5 * MEGABYTE + 1 })).toEqual({
    key: 'fileSize',
    params: { max: 5 },
  });
  expect(fileProblem(image(), { name: 'face.svg', size: 10 })).toEqual({
    key: 'fileType',
    params: { accept: 'JPG, PNG', smart_count: 2 },
  });
});

it('a document is a PDF unless its field says otherwise', () => {
  const voucher = file({ accept: ['pdf', 'png'], maxMB: 1 });
  expect([acceptAttribute(file()), acceptAttribute(voucher)]).toEqual(['.pdf', '.pdf,.png']);
  expect(fileProblem(voucher, { name: 'a.pdf', size: 2 * MEGABYTE })).toEqual({ key: 'fileSize', params: { max: 1 } });
});

it('an empty file and one without an ending are refused', () => {
  expect(fileProblem(file(), { name: 'a.pdf', size: 0 })).toEqual({ key: 'file' });
  expect(fileProblem(file(), { name: 'pdf', size: 1 })?.key).toBe('fileType');
});
