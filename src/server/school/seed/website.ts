import { contactMessage } from '../../../../schemas/website/contactMessage.ts';
import { codesOf } from '../../../core/fields/field.ts';
import { NOTICE_KINDS, PAGE_DESIGNS } from '../../../../schemas/website/pageDesigns.ts';
import { instantOf } from './days.ts';
import { at, namedIds } from './lookups.ts';
import { drawFaces, drawScenes, type Pictures, storeNotice } from './pictures.ts';
import { type SeedContext, type SeedRecord, seedRecords, seedSingleton } from './seedRecords.ts';
import type { School } from './school.ts';
import {
  FACILITIES,
  FOOTERS,
  HOME,
  INFORMATION,
  MARQUEES,
  PRINCIPAL,
  QUICK_LINKS,
  SLIDES,
  SOCIAL,
} from './website/blocks.ts';
import { ALBUMS, EVENTS, NOTICES, VIDEOS } from './website/items.ts';
import { MESSAGES, SUBSCRIBERS } from './website/messages.ts';
import { MENUS, type Page } from './website/pages.ts';
import { addDays } from '../../../core/days.ts';

const MESSAGE = codesOf(contactMessage.fields.status);

const INSTITUTE_CONTACT = {
  address: '12 Lake Road, Dhanmondi, Dhaka 1205',
  phone: '+880255012200',
  mobile: '+8801711220022',
  email: 'office@lakeside.edu.bd',
  office_hours: 'Sunday to Thursday, 9:00 to 16:00',
  map_url: 'https://www.openstreetmap.org/#map=16/23.7465/90.3760',
} as const;

interface WebsiteOptions {
  readonly context: SeedContext;
  readonly school: School;
  readonly pictures: Pictures;
}

/** Seeds a website with content on every page, in all six designs, and messages from visitors. */
export async function seedWebsite(context: SeedContext, school: School): Promise<void> {
  const pictures = await drawScenes(context.storage);
  const options = { context, school, pictures };
  await seedFront(options);
  const pages = await seedMenus(options);
  await seedTexts(options, pages);
  await seedItems(options, pages);
  await seedLinks(context, pages);
  await seedVisitors(options);
}

async function seedFront({ context, school, pictures }: WebsiteOptions): Promise<void> {
  const [photo] = await drawFaces(context.storage, [PRINCIPAL.name]);
  await seedSingleton(context, 'homePage', { ...HOME, image: pictures.building });
  await seedSingleton(context, 'principalMessage', { ...PRINCIPAL, photo });
  await seedSingleton(context, 'contactInformation', INSTITUTE_CONTACT);
  const slides = SLIDES.map(({ title, caption, picture, button, isActive }) => ({
    title,
    caption,
    image: pictures[picture],
    button_label: button?.[0] ?? null,
    url: button?.[1] ?? null,
    is_active: isActive ?? 1,
  }));
  await seedRecords(context, 'slider', inOrder(slides));
  await seedRecords(
    context,
    'facility',
    inOrder(FACILITIES.map(({ picture, ...facility }) => ({ ...facility, image: pictures[picture] }))),
  );
  const marquees = MARQUEES.map(({ text, from, to, isActive }) => ({
    text,
    starts_on: addDays(school.today, from),
    ends_on: to === null ? null : addDays(school.today, to),
    is_active: isActive ?? 1,
  }));
  await seedRecords(context, 'marquee', inOrder(marquees));
}

/** Seeds the menus with their pages. Returns the ids of the pages by slug. */
async function seedMenus({ context }: WebsiteOptions): Promise<ReadonlyMap<string, number>> {
  await namedIds(context, 'pageDesignType');
  const icons = await namedIds(context, 'menuIcon');
  const menus = await seedRecords(
    context,
    'publicMenu',
    inOrder(MENUS.map(({ name, icon }) => ({ name, menu_icon_id: at(icons, icon) }))),
  );
  const pages = MENUS.flatMap((menu, index) =>
    inOrder(
      menu.pages.map(({ name, slug, design, isActive }) => ({
        public_menu_id: menus[index],
        name,
        slug,
        page_design_type_id: PAGE_DESIGNS[design],
        is_active: isActive ?? 1,
      })),
    ),
  );
  const ids = await seedRecords(context, 'publicSubMenu', pages);
  const slugs = MENUS.flatMap((menu) => menu.pages.map(({ slug }) => slug));
  return new Map(slugs.map((slug, index) => [slug, ids[index] ?? 0]));
}

async function seedTexts({ context, pictures }: WebsiteOptions, pages: ReadonlyMap<string, number>): Promise<void> {
  const texts = MENUS.flatMap((menu) => menu.pages).flatMap((page): SeedRecord[] => {
    if (page.design !== 'simple' && page.design !== 'simple_with_image') return [];
    const image = page.design === 'simple' ? null : pictures[page.picture];
    return [{ ...pageOf(page, pages), title: page.name, description: page.text, image }];
  });
  await seedRecords(context, 'publicSimpleData', texts);
}

async function seedItems(
  { context, school: { today }, pictures }: WebsiteOptions,
  pages: ReadonlyMap<string, number>,
): Promise<void> {
  const page = (design: Page['design']) => {
    const found = MENUS.flatMap((menu) => menu.pages).find((one) => one.design === design);
    return found ? pageOf(found, pages) : {};
  };
  const notice = await storeNotice(context.storage, 'annual-examination.pdf', [
    'Dates of the annual examination',
    'Lakeside School and College, 12 Lake Road, Dhanmondi, Dhaka 1205',
    '',
    'The annual examination of classes One to Ten begins in two weeks.',
    "The routine hangs at the notice board and is in every student's account.",
    'Students come with their admit card, twenty minutes before the beginning.',
    '',
    'Shaheda Begum, Principal',
  ]);
  await seedRecords(context, 'publicMultipleData', [
    ...ALBUMS.map(({ title, pictures: names }) => ({
      ...page('image_gallery'),
      title,
      images: names.map((name) => pictures[name]),
    })),
    ...VIDEOS.map(({ title, urls }) => ({ ...page('video_gallery'), title, videos: urls.map((url) => ({ url })) })),
    ...[...NOTICES].reverse().map(({ title, day, text, isActive }) => ({
      ...page('notice_board'),
      title,
      is_file: text === undefined ? NOTICE_KINDS.pdf : NOTICE_KINDS.text,
      notice_file: text === undefined ? notice : null,
      description: text ?? null,
      is_active: isActive ?? 1,
      created_at: instantOf(addDays(today, day), '05:00'),
    })),
    ...EVENTS.map(({ title, day, from, to, place, text, pictures: names }) => ({
      ...page('event'),
      title,
      event_date: addDays(today, day),
      start_time: from,
      end_time: to,
      location: place,
      description: text,
      images: names.map((name) => pictures[name]),
    })),
  ]);
}

async function seedLinks(context: SeedContext, pages: ReadonlyMap<string, number>): Promise<void> {
  const linked = ({ slug, ...link }: { type: string; title: string; slug?: string; url?: string }) => ({
    ...link,
    public_sub_menu_id: slug ? at(pages, slug) : null,
  });
  await seedRecords(context, 'footer', inOrder(FOOTERS));
  await seedRecords(context, 'informationFor', inOrder(INFORMATION.map(linked)));
  await seedRecords(context, 'quickLink', inOrder(QUICK_LINKS.map(linked)));
  await seedRecords(context, 'socialLink', inOrder(SOCIAL));
}

async function seedVisitors({ context, school: { today } }: WebsiteOptions): Promise<void> {
  const messages = MESSAGES.map(({ day, name, by, subject, message, isRead, answer }, index) => ({
    name,
    email: by === 'email' ? addressOf(name) : null,
    phone: by === 'phone' ? `+88017124501${String(10 + index)}` : null,
    subject,
    message,
    answer: answer ?? null,
    status: answer ? MESSAGE.answered : isRead ? MESSAGE.read : MESSAGE.new,
    created_at: instantOf(addDays(today, -day), `00:0${index % 6}`),
  }));
  await seedRecords(context, 'contactMessage', messages);
  const subscribers = SUBSCRIBERS.map((name, index) => ({
    name,
    email: addressOf(name),
    subscribed_on: addDays(today, -index * 9),
    is_active: index % 8 === 7 ? 0 : 1,
  }));
  await seedRecords(context, 'subscriber', subscribers);
}

function pageOf({ slug, design }: Page, pages: ReadonlyMap<string, number>): SeedRecord {
  return { public_sub_menu_id: at(pages, slug), page_design_type_id: PAGE_DESIGNS[design] };
}

function inOrder<T extends object>(records: readonly T[]): (T & { order: number })[] {
  return records.map((record, index) => ({ ...record, order: index + 1 }));
}

function addressOf(name: string): string {
  return `${name.toLowerCase().replace(' ', '.')}@example.com`;
}
