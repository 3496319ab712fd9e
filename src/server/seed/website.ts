import { PAGE_DESIGNS } from '../../../schemas/website/pageDesigns.ts';
import { addDays } from './days.ts';
import { at, namedIds } from './lookups.ts';
import { drawFaces, drawScenes, type Pictures, storeNotice } from './pictures.ts';
import { type Planted, plant, type Soil } from './plant.ts';
import { plantSingleton } from './plantSingleton.ts';
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
import { LETTERS, SUBSCRIBERS } from './website/letters.ts';
import { MENUS, type Page } from './website/pages.ts';

const INSTITUTE_CONTACT = {
  address: '12 Lake Road, Dhanmondi, Dhaka 1205',
  phone: '+880 2 5501 2200',
  mobile: '+880 1711 220 022',
  email: 'office@lakeside.edu.bd',
  office_hours: 'Sunday to Thursday, 9:00 to 16:00',
  map_url: 'https://www.openstreetmap.org/#map=16/23.7465/90.3760',
} as const;

interface Context {
  readonly soil: Soil;
  readonly school: School;
  readonly pictures: Pictures;
}

/** A website with something on every page, in all six designs, and what its visitors wrote. */
export async function plantWebsite(soil: Soil, school: School): Promise<void> {
  const pictures = await drawScenes(soil.storage);
  const context = { soil, school, pictures };
  await plantFront(context);
  const pages = await plantMenus(context);
  await plantTexts(context, pages);
  await plantItems(context, pages);
  await plantLinks(soil, pages);
  await plantVisitors(context);
}

async function plantFront({ soil, school, pictures }: Context): Promise<void> {
  const [photo] = await drawFaces(soil.storage, [PRINCIPAL.name]);
  await plantSingleton(soil, 'homePage', { ...HOME, image: pictures.building });
  await plantSingleton(soil, 'principalMessage', { ...PRINCIPAL, photo });
  await plantSingleton(soil, 'contactInformation', INSTITUTE_CONTACT);
  const slides = SLIDES.map(({ title, caption, picture, button, isActive }) => ({
    title,
    caption,
    image: pictures[picture],
    button_label: button?.[0] ?? null,
    url: button?.[1] ?? null,
    is_active: isActive ?? 1,
  }));
  await plant(soil, 'slider', inOrder(slides));
  await plant(
    soil,
    'facility',
    inOrder(FACILITIES.map(({ picture, ...facility }) => ({ ...facility, image: pictures[picture] }))),
  );
  const marquees = MARQUEES.map(({ text, from, to, isActive }) => ({
    text,
    starts_on: addDays(school.today, from),
    ends_on: to === null ? null : addDays(school.today, to),
    is_active: isActive ?? 1,
  }));
  await plant(soil, 'marquee', inOrder(marquees));
}

/** The menus with their pages; answers the pages' ids by slug. */
async function plantMenus({ soil }: Context): Promise<ReadonlyMap<string, number>> {
  await namedIds(soil, 'pageDesignType');
  const icons = await namedIds(soil, 'menuIcon');
  const menus = await plant(
    soil,
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
  const ids = await plant(soil, 'publicSubMenu', pages);
  const slugs = MENUS.flatMap((menu) => menu.pages.map(({ slug }) => slug));
  return new Map(slugs.map((slug, index) => [slug, ids[index] ?? 0]));
}

async function plantTexts({ soil, pictures }: Context, pages: ReadonlyMap<string, number>): Promise<void> {
  const texts = MENUS.flatMap((menu) => menu.pages).flatMap((page): Planted[] => {
    if (page.design !== 'simple' && page.design !== 'simple_with_image') return [];
    const image = page.design === 'simple' ? null : pictures[page.picture];
    return [{ ...pageOf(page, pages), title: page.name, description: page.text, image }];
  });
  await plant(soil, 'publicSimpleData', texts);
}

async function plantItems(
  { soil, school: { today }, pictures }: Context,
  pages: ReadonlyMap<string, number>,
): Promise<void> {
  const page = (design: Page['design']) => {
    const found = MENUS.flatMap((menu) => menu.pages).find((one) => one.design === design);
    return found ? pageOf(found, pages) : {};
  };
  const notice = await storeNotice(soil.storage, 'annual-examination.pdf', [
    'Dates of the annual examination',
    'Lakeside School and College, 12 Lake Road, Dhanmondi, Dhaka 1205',
    '',
    'The annual examination of classes One to Ten begins in two weeks.',
    "The routine hangs at the notice board and is in every student's account.",
    'Students come with their admit card, twenty minutes before the beginning.',
    '',
    'Shaheda Begum, Principal',
  ]);
  await plant(soil, 'publicMultipleData', [
    ...ALBUMS.map(({ title, pictures: names }) => ({
      ...page('image_gallery'),
      title,
      images: names.map((name) => pictures[name]),
    })),
    ...VIDEOS.map(({ title, urls }) => ({ ...page('video_gallery'), title, videos: urls.map((url) => ({ url })) })),
    ...[...NOTICES].reverse().map(({ title, day, text, isActive }) => ({
      ...page('notice_board'),
      title,
      is_file: text === undefined ? 1 : 0,
      notice_file: text === undefined ? notice : null,
      description: text ?? null,
      is_active: isActive ?? 1,
      created_at: `${addDays(today, day)}T05:00:00.000Z`,
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

async function plantLinks(soil: Soil, pages: ReadonlyMap<string, number>): Promise<void> {
  const linked = ({ slug, ...link }: { type: string; title: string; slug?: string; url?: string }) => ({
    ...link,
    public_sub_menu_id: slug ? at(pages, slug) : null,
  });
  await plant(soil, 'footer', inOrder(FOOTERS));
  await plant(soil, 'informationFor', inOrder(INFORMATION.map(linked)));
  await plant(soil, 'quickLink', inOrder(QUICK_LINKS.map(linked)));
  await plant(soil, 'socialLink', inOrder(SOCIAL));
}

async function plantVisitors({ soil, school: { today } }: Context): Promise<void> {
  const letters = LETTERS.map(({ day, name, by, subject, message, isRead, answer }, index) => ({
    name,
    email: by === 'email' ? addressOf(name) : null,
    phone: by === 'phone' ? `+880 1712 4501${String(10 + index)}` : null,
    subject,
    message,
    answer: answer ?? null,
    status: answer ? 2 : isRead ? 1 : 0,
    created_at: `${addDays(today, -day)}T00:0${index % 6}:00.000Z`,
  }));
  await plant(soil, 'contactMessage', letters);
  const subscribers = SUBSCRIBERS.map((name, index) => ({
    name,
    email: addressOf(name),
    subscribed_on: addDays(today, -index * 9),
    is_active: index % 8 === 7 ? 0 : 1,
  }));
  await plant(soil, 'subscriber', subscribers);
}

function pageOf({ slug, design }: Page, pages: ReadonlyMap<string, number>): Planted {
  return { public_sub_menu_id: at(pages, slug), page_design_type_id: PAGE_DESIGNS[design] };
}

function inOrder<T extends object>(records: readonly T[]): (T & { order: number })[] {
  return records.map((record, index) => ({ ...record, order: index + 1 }));
}

function addressOf(name: string): string {
  return `${name.toLowerCase().replace(' ', '.')}@example.com`;
}
