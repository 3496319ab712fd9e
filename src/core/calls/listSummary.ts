import { integer, money } from '../fields/builders.ts';
import { type AnswerOf, described, map, named, object } from './shapes.ts';

/** What a list comes to, as far as the caller sees it. */
export const LIST_SUMMARY = named(
  'ListSummary',
  object({
    total: described(integer(), 'How many records are found'),
    states: described(map(integer()), 'Records by the number of their state, as if there were no filter by the state'),
    sums: described(
      map(money()),
      'What the amounts of the found records come to, by field; without a filter by the state of those that count',
    ),
  }),
);

export type ListSummary = AnswerOf<typeof LIST_SUMMARY>;
