import { image, integer, text } from '../fields/builders.ts';
import { type AnswerOf, anyObject, described, flag, list, map, named, object, optional } from './shapes.ts';

/** A way to look at a list: what it is narrowed to and sorted by, how many rows a page has, and its columns. */
export const LIST_VIEW = named(
  'ListView',
  object({
    filter: anyObject<Readonly<Record<string, unknown>>>(),
    sort: object({ field: text(), order: text() }),
    perPage: integer(),
    columns: list(text()),
  }),
);

export type ListViewAnswer = AnswerOf<typeof LIST_VIEW>;

/** What the app keeps of whoever is logged in. */
export const USER_DATA = object({
  id: integer(),
  name: text(),
  email: text(),
  role: object({ id: integer(), name: text() }),
  ability: list(object({ action: text(), subject: text() })),
  records: described(
    list(object({ resource: text(), id: integer() })),
    'The records that are about the user, by their unique `user_id`',
  ),
  default_views: described(
    optional(map(LIST_VIEW)),
    'How lists begin, by the name of the entity, where somebody has said so for everybody',
  ),
  photo: described(
    optional(image()),
    'Only where there is one, and not in the answer of a login: the address of a file is signed for a login that is there',
  ),
  must_set_up_second_factor: described(
    optional(flag()),
    'Only there, and true, while the role asks for a second factor that is not set up: nothing else can be done before',
  ),
});
