import { boolean, choice, integer, text, url } from '../../src/core/fields/builders.ts';
import type { AnyField } from '../../src/core/fields/field.ts';
import { defineCall } from '../../src/core/calls/defineCall.ts';
import type { CallText } from '../../src/core/calls/endpoints.ts';
import {
  described,
  list,
  nullable,
  object,
  type Parts,
  record,
  type Shape,
  UNDO,
  VERSION,
  written,
} from '../../src/core/calls/shapes.ts';
import { needOf, type Resource } from '../../src/core/resource.ts';
import { PAGE_DESIGNS } from './pageDesigns.ts';
import { publicMenu } from './publicMenu.ts';
import { publicMultipleData } from './publicMultipleData.ts';
import { publicSimpleData } from './publicSimpleData.ts';
import { publicSubMenu } from './publicSubMenu.ts';

const PLACE = ['public_sub_menu_id', 'page_design_type_id', 'title'];
const TEXT_FIELDS = [...PLACE, 'description', 'image'];

const VIDEOS = described(list(url({ max: 500 })), 'Web addresses.');

/** What the public calls say besides of a text, and of an item of a page. */
const BESIDES: Readonly<Record<string, Parts>> = {
  [publicSimpleData.name]: { images: nullable(text()) },
  [publicMultipleData.name]: { data: nullable(text()) },
};

const TAG = 'Pubic Site';
const OPEN = { who: 'everybody', tag: TAG, listQuery: ['range', 'sort', 'filter'] } as const;

/** The names and addresses of the pages; visitors get those that are active. */
export const pageNames = defineCall({
  ...OPEN,
  call: 'GET /get/only/public/sub/menus',
  id: 'public-page-names',
  summary: 'Names and addresses of pages; without a login those that are active',
  answer: list(
    object({
      id: integer(),
      public_menu_id: integer(),
      name: text(),
      slug: text(),
      page_design_type_id: choice(PAGE_DESIGNS),
    }),
  ),
  resource: publicSubMenu.name,
});

/** The menus with their sub-menus and what stands on the pages; visitors get what is active. */
export const wholeMenus = defineCall({
  ...OPEN,
  call: 'GET /public/menus',
  id: 'public-menus-whole',
  summary: 'Menus with their sub-menus and what stands on the pages; without a login what is active',
  answer: list(record(publicMenu)),
  resource: publicMenu.name,
});

/** The calls with which the text of a page is written. Deleting it deletes its sub-menu, which has nothing else to show. */
export const TEXT_CALLS = {
  store: pageCall(publicSimpleData, 'POST /menu/simple/data/store', { action: 'create', input: TEXT_FIELDS }),
  update: pageCall(publicSimpleData, 'POST /menu/simple/data/update{id}', { action: 'update', input: TEXT_FIELDS }),
  remove: pageCall(publicSimpleData, 'DELETE /menu/simple/data/remove{id}', { action: 'delete' }),
};

const switchItem = switchCall('PUT /menu/multiple/data/common/status/change{id}');
const switchEvent = switchCall('PUT /menu/multiple/event/status/change{id}');

/** The calls with which the items of a page are written, by the design of the page. */
export const ITEM_CALLS = {
  image_gallery: {
    ...itemCalls('images', { fields: ['images'], remove: 'DELETE /menu/multiple/image/remove{id}' }),
    status: switchItem,
  },
  video_gallery: {
    ...itemCalls('video', { fields: ['videos'], remove: 'DELETE /menu/multiple/video/remove{id}' }),
    status: switchItem,
  },
  notice_board: {
    ...itemCalls('data', {
      fields: ['is_file', 'notice_file', 'description'],
      remove: 'DELETE /menu/multiple/data/remove{id}',
    }),
    status: switchItem,
  },
  event: {
    ...itemCalls('event', {
      fields: ['event_date', 'start_time', 'end_time', 'location', 'images', 'description'],
      remove: 'DELETE /menu/multiple/data/event/remove{id}',
    }),
    status: switchEvent,
  },
};

/** The calls with which one kind of item is written. */
export type ItemCalls = (typeof ITEM_CALLS)[keyof typeof ITEM_CALLS];

/** All calls about the pages of the website. */
export const pageCalls = [
  pageNames,
  wholeMenus,
  ...Object.values(TEXT_CALLS),
  ...Object.values(ITEM_CALLS).flatMap(({ store, update, remove }) => [store, update, remove]),
  switchItem,
  switchEvent,
];

function itemCalls<const T extends CallText>(
  what: string,
  { fields, remove }: { readonly fields: readonly string[]; readonly remove: T },
) {
  const input = [...PLACE, ...fields];
  return {
    store: pageCall(publicMultipleData, `POST /menu/multiple/${what}/store`, { action: 'create', input }),
    update: pageCall(publicMultipleData, `POST /menu/multiple/${what}/update{id}`, { action: 'update', input }),
    remove: pageCall(publicMultipleData, remove, { action: 'delete' }),
  };
}

function switchCall<const T extends CallText>(call: T) {
  const is_active = described(boolean(), 'Turned over when it is not given');
  return pageCall(publicMultipleData, call, { action: 'update', fields: { is_active } });
}

function pageCall<const T extends CallText>(
  resource: Resource,
  call: T,
  asked: {
    readonly action: 'create' | 'update' | 'delete';
    readonly input?: readonly string[];
    readonly fields?: Parts;
  },
) {
  const { action, input = [], fields = pick(resource, input) } = asked;
  const data: Shape =
    action === 'delete' ? object({ id: integer(), undo: UNDO }) : record(resource, BESIDES[resource.name]);
  const words = call.split('/').slice(1).join('/').replace('{id}', '');
  return defineCall({
    call,
    who: needOf(resource, action),
    id: words.replaceAll('/', '-'),
    tag: TAG,
    summary: `${TAG}: ${words.replaceAll('/', ' ')}`,
    input: action === 'create' ? fields : { ...fields, row_version: VERSION },
    rawInput: true,
    answer: written(data),
    status: action === 'create' ? 201 : 200,
    refuses: [409],
    resource: resource.name,
  });
}

function pick({ fields }: Resource, names: readonly string[]): Parts {
  return Object.fromEntries(names.map((name) => [name, name === 'videos' ? VIDEOS : (fields[name] as AnyField)]));
}
