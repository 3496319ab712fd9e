import type { RaRecord } from 'react-admin';
import { asNumber } from '../../src/admin/providers/normalizeRecords.ts';
import { isObject } from '../../src/core/isObject.ts';
import { recordsOf } from '../../src/admin/providers/envelope.ts';
import { PAGE_DESIGNS } from '../../schemas/website/pageDesigns.ts';

/** A page of the website with what stands on it, in the shape of the forms that edit it. */
export interface PublicPage {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly design: number;
  readonly menu: string;
  readonly isActive: boolean;
  /** The text of a page that has one text. */
  readonly text: RaRecord | undefined;
  /** The albums, video lists, notices or events of any other. */
  readonly items: readonly RaRecord[];
}

/** The pages in an answer, in their order. */
export function readPages(json: unknown): PublicPage[] {
  return recordsOf(json).map((record) => ({
    id: Number(record.id),
    name: String(record.name),
    slug: String(record.slug),
    design: Number(record.page_design_type_id),
    menu: isObject(record.public_menu) ? String(record.public_menu.name) : '',
    isActive: Number(record.is_active ?? 1) === 1,
    text: textOf(record.public_data_simple),
    items: itemsOf(record),
  }));
}

/** An item with its lists taken out of the texts that they travel in. One that names no design has that of its page. */
export function readItem(item: RaRecord, pageDesign: number): RaRecord {
  switch (Number(item.page_design_type_id ?? pageDesign)) {
    case PAGE_DESIGNS.image_gallery:
      return { ...item, images: listIn(item.description) };
    case PAGE_DESIGNS.video_gallery:
      return { ...item, videos: listIn(item.description).map((url) => ({ url })) };
    case PAGE_DESIGNS.notice_board:
      return { ...item, is_file: Number(item.is_file), notice_file: item.data ?? null };
    case PAGE_DESIGNS.event:
      return { ...item, ...objectIn(item.data) };
    default:
      return item;
  }
}

/** A text with its picture; the calls know it as `images`. */
export function readText(text: RaRecord): RaRecord {
  return { ...text, image: text.image ?? text.images ?? null };
}

// One that does not say is active. Their order is that of their ids, which as texts would put 10 before 9.
function itemsOf({ public_data_multiple: items, page_design_type_id: design }: RaRecord): RaRecord[] {
  return recordsOf(items).map((item) => ({
    is_active: 1,
    ...readItem(item, Number(design)),
    id: asNumber(item.id) as RaRecord['id'],
  }));
}

function textOf(value: unknown): RaRecord | undefined {
  const [text] = recordsOf([value]);
  return text && readText(text);
}

function listIn(text: unknown): string[] {
  const parsed = parse(text);
  return Array.isArray(parsed) ? parsed.filter((each): each is string => typeof each === 'string') : [];
}

function objectIn(text: unknown): Record<string, unknown> {
  const parsed = parse(text);
  return isObject(parsed) ? parsed : {};
}

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
