import { expect, it } from 'vitest';
import type { Marksheet } from '../../schemas/exams/resultPageCalls.ts';
import { papersOf } from './marksheetParts.ts';

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
const subjectOf = (components: Component[], partner_id: number | null = 2) =>
  ({ subject_id: 1, partner_id, components }) as unknown as Subject;
const problemsOf = (...components: Component[]) =>
  papersOf(subjectOf(components)).flatMap(({ parts }) => parts.map(({ problem }) => problem));

it('a part below its pass mark fails where the parts are judged', () => {
  expect(problemsOf(part({ mark: 22.99 }), part({ name: 'MCQ', mark: 10, pass_mark: 10 }))).toEqual(['low', undefined]);
  expect(problemsOf(part({ mark: 0, is_judged: false }))).toEqual([undefined]);
});

it('parts of one name are judged by the sum of both papers, however it is written', () => {
  expect(problemsOf(part({ mark: 20 }), part({ subject_id: 2, mark: 26 }))).toEqual([undefined, undefined]);
  expect(problemsOf(part({ mark: 20 }), part({ subject_id: 2, mark: 25.99, name: ' written' }))).toEqual([
    'low',
    'low',
  ]);
  expect(problemsOf(part({ mark: 20, is_judged: false }), part({ subject_id: 2, mark: 25 }))).toEqual(['low', 'low']);
});

it('a part of two papers has the sum by which it is judged, and one of a single paper has none', () => {
  const pair = subjectOf([
    part({ mark: 20.1 }),
    part({ name: 'Oral', mark: 5 }),
    part({ subject_id: 2, mark: 22.2 }),
    part({ subject_id: 2, name: 'Essay', mark: 9 }),
  ]);
  expect(papersOf(pair).flatMap(({ parts }) => parts.map(({ together }) => together))).toEqual([
    { mark: 42.3, pass_mark: 46 },
    undefined,
    { mark: 42.3, pass_mark: 46 },
    undefined,
  ]);
});

it('no part is low whose other half was not sat', () => {
  const parts = [
    part({ mark: 42 }),
    part({ name: 'MCQ', mark: 3 }),
    part({ subject_id: 2, mark: null, is_absent: 1 }),
    part({ subject_id: 2, name: 'MCQ', mark: null, is_absent: 1 }),
  ];
  expect(problemsOf(...parts)).toEqual([undefined, undefined, 'absent', 'absent']);
});

it('an absence fails, whatever is judged', () => {
  expect(problemsOf(part({ mark: null, is_absent: 1, is_judged: false }))).toEqual(['absent']);
});

it('parts stand with the paper that they are of', () => {
  const parts = [part({}), part({ name: 'MCQ' }), part({ subject_id: 2 })];
  const shown = papersOf(subjectOf(parts)).map((paper) => [
    paper.subject_id,
    paper.parts.map(({ component }) => component.name),
  ]);
  expect(shown).toEqual([
    [1, ['Written', 'MCQ']],
    [2, ['Written']],
  ]);
});
