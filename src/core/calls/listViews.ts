import { boolean, integer, longText, text } from '../fields/builders.ts';
import { MAX_VIEW_NAME } from '../limits.ts';
import { defineCall } from './defineCall.ts';
import { type AnswerOf, described, flag, list, object, written } from './shapes.ts';
import { LIST_VIEW } from './userData.ts';

const SHARED_VIEW = object({
  name: text(),
  view: LIST_VIEW,
  is_default: described(flag(), 'How the list begins for everybody who has not looked at it in another way'),
});

/** Who may set the default view of a list for everybody: whoever manages permissions. */
export const SHARES_VIEWS = { action: 'update', subject: 'Permission' } as const;

const VIEWS = list(SHARED_VIEW);

export const listViews = defineCall({
  call: 'GET /list-views/{list}',
  who: 'signedIn',
  id: 'listViews',
  tag: 'List views',
  summary:
    'The views of a list that are shared with everybody; `list` is the name of an entity whose records one may read',
  answer: VIEWS,
  refuses: [403, 404],
});

export const shareListView = defineCall({
  call: 'PUT /list-views/{list}',
  who: SHARES_VIEWS,
  id: 'shareListView',
  tag: 'List views',
  summary: 'Share a view of a list with everybody; one of the same name gives way, and so does the default',
  input: {
    name: text({ required: true, max: MAX_VIEW_NAME }),
    filter: longText({ max: 4_000 }),
    sort: text({ required: true }),
    per_page: integer({ required: true, min: 1 }),
    columns: longText({ required: true, max: 4_000 }),
    is_default: boolean(),
  },
  answer: written(VIEWS),
  refuses: [403, 404],
});

export const removeListView = defineCall({
  call: 'DELETE /list-views/{list}',
  who: SHARES_VIEWS,
  id: 'removeListView',
  tag: 'List views',
  summary: 'Share a view of a list no longer',
  input: { name: text({ required: true }) },
  answer: written(VIEWS),
  refuses: [403, 404],
});

export type SharedView = AnswerOf<typeof SHARED_VIEW>;
