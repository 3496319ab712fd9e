import { registry } from '../../schemas/index.ts';
import { ITEM_CALLS, TEXT_CALLS } from '../../schemas/website/pageCalls.ts';
import { NOTICE_KINDS, PAGE_DESIGNS } from '../../schemas/website/pageDesigns.ts';
import type { AnyField } from '../../src/core/fields/field.ts';
import { PAGE_SIZES } from '../../src/core/limits.ts';
import type { Endpoint } from '../../src/core/paths.ts';
import type { Resource } from '../../src/core/resource.ts';

/** The calls that write what stands on a page. */
export interface PageCalls {
  readonly store: Endpoint;
  readonly update: Endpoint;
  readonly remove?: Endpoint;
  readonly status?: Endpoint;
}

/** How the items of a page are listed, entered and sent. */
export interface ItemDesign {
  /** Of the words for it: `pages.add.<kind>`. */
  readonly kind: 'album' | 'videos' | 'notice' | 'event';
  readonly titleLabel: string;
  readonly pageSizes: readonly number[];
  readonly calls: PageCalls;
  /** The form for a new item, and the one for an item that is there. */
  readonly addForm: Resource;
  readonly editForm: Resource;
}

/** How the text of a page is entered and sent. */
export interface TextDesign {
  readonly calls: PageCalls;
  readonly form: Resource;
}

const VIDEO_PAGE_SIZES = [10, 15, 20, 50];
const items = registry.get('publicMultipleData');
const texts = registry.get('publicSimpleData');

export const TEXT_DESIGNS: Readonly<Record<number, TextDesign>> = {
  [PAGE_DESIGNS.simple]: { calls: TEXT_CALLS, form: formOf(texts, always(texts, 'title', 'description')) },
  [PAGE_DESIGNS.simple_with_image]: {
    calls: TEXT_CALLS,
    form: formOf(texts, {
      ...always(texts, 'title'),
      ...whenNew(always(texts, 'image')),
      ...always(texts, 'description'),
    }),
  },
};

const album = formOf(items, always(items, 'title', 'images'));
const videos = formOf(items, always(items, 'title', 'videos'));
const event = formOf(items, {
  ...always(items, 'title', 'event_date', 'start_time', 'end_time', 'location', 'description'),
  ...whenNew(always(items, 'images')),
});
const newNotice = formOf(items, {
  ...always(items, 'title'),
  is_file: { ...always(items, 'is_file').is_file, initial: NOTICE_KINDS.pdf } as AnyField,
  ...onlyWhile({ is_file: NOTICE_KINDS.pdf }, always(items, 'notice_file')),
  ...onlyWhile({ is_file: NOTICE_KINDS.text }, always(items, 'description')),
});

export const ITEM_DESIGNS: Readonly<Record<number, ItemDesign>> = {
  [PAGE_DESIGNS.image_gallery]: {
    kind: 'album',
    titleLabel: 'pages.titleOrCategory',
    pageSizes: PAGE_SIZES,
    calls: ITEM_CALLS.image_gallery,
    addForm: album,
    editForm: album,
  },
  [PAGE_DESIGNS.video_gallery]: {
    kind: 'videos',
    titleLabel: 'pages.category',
    pageSizes: VIDEO_PAGE_SIZES,
    calls: ITEM_CALLS.video_gallery,
    addForm: videos,
    editForm: videos,
  },
  [PAGE_DESIGNS.notice_board]: {
    kind: 'notice',
    titleLabel: 'resources.publicMultipleData.fields.title',
    pageSizes: PAGE_SIZES,
    calls: ITEM_CALLS.notice_board,
    addForm: newNotice,
    editForm: formOf(items, always(items, 'title', 'description')),
  },
  [PAGE_DESIGNS.event]: {
    kind: 'event',
    titleLabel: 'resources.publicMultipleData.fields.title',
    pageSizes: PAGE_SIZES,
    calls: ITEM_CALLS.event,
    addForm: event,
    editForm: event,
  },
};

/** A resource as far as one form shows it: a page of one design has no use for the fields of the others. */
function formOf(resource: Resource, fields: Readonly<Record<string, AnyField>>): Resource {
  return {
    ...resource,
    readOnly: false,
    fields,
    form: { size: 'dialog', sections: [{ name: 'main', fields: Object.keys(fields) }], keeps: [] },
  };
}

/** Fields without the conditions that the design has settled. */
function always({ fields }: Resource, ...names: readonly string[]): Record<string, AnyField> {
  return Object.fromEntries(
    names.map((name) => {
      const { visibleWhen: _, requiredWhen: __, ...field } = fields[name] as AnyField;
      return [name, { ...field, required: true } as AnyField];
    }),
  );
}

/** Fields that must be filled when a record is added, and may be emptied later. */
function whenNew(fields: Readonly<Record<string, AnyField>>): Record<string, AnyField> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, required: false, requiredWhen: { id: null } } as AnyField,
    ]),
  );
}

function onlyWhile(
  condition: Readonly<Record<string, number>>,
  fields: Readonly<Record<string, AnyField>>,
): Record<string, AnyField> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, visibleWhen: condition }]),
  );
}
