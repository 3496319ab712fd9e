import { expect, it } from 'vitest';
import type { Marksheet } from '../../schemas/exams/resultPageCalls.ts';
import { partsOf } from './marksheetParts.ts';

type Subject = Marksheet['result']['subjects'][number];
type Component = Subject['components'][number];

const part = (values: Partial<Component>): Component => ({
  subject_id: 1,
  name: 'Written',
  mark: 30,
  full_mark: 70,
  pass_mark: 23,
  is_judged: true,
  is_absent: 0,
  ...values,
});
const problemsOf = (...components: Component[]) =>
  partsOf({ components } as unknown as Subject).map(({ problem }) => problem);

it('a part below its pass mark fails where the parts are judged', () => {
  expect(problemsOf(part({ mark: 22.99 }), part({ name: 'MCQ', mark: 10, pass_mark: 10 }))).toEqual(['low', undefined]);
  expect(problemsOf(part({ mark: 0, is_judged: false }))).toEqual([undefined]);
});

it('parts of one name are judged by the sum of both papers', () => {
  expect(problemsOf(part({ mark: 20 }), part({ subject_id: 2, mark: 26 }))).toEqual([undefined, undefined]);
  expect(problemsOf(part({ mark: 20 }), part({ subject_id: 2, mark: 25.99 }))).toEqual(['low', 'low']);
});

it('an absence fails, whatever is judged', () => {
  expect(problemsOf(part({ mark: null, is_absent: 1, is_judged: false }))).toEqual(['absent']);
});
