import type { SceneName } from '../pictures/scenes.ts';

/** Days are relative to today; negative ones are in the past. */
interface Item {
  readonly title: string;
  readonly isActive?: 0;
}

export const ALBUMS: readonly (Item & { readonly pictures: readonly SceneName[] })[] = [
  { title: 'Our campus', pictures: ['building', 'garden', 'playground', 'library'] },
  { title: 'Annual sports', pictures: ['playground', 'garden'] },
  { title: 'Where we learn', pictures: ['classroom', 'laboratory', 'computers'] },
  { title: 'Cultural evening', pictures: ['stage', 'building'] },
];

export const VIDEOS: readonly (Item & { readonly urls: readonly string[] })[] = [
  {
    title: 'Shown in the film club',
    urls: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=eRsGyueVLvQ'],
  },
  { title: 'Animation workshop', urls: ['https://www.youtube.com/watch?v=R6MlUcmOul8'] },
];

/** A notice has a text or a file. */
export const NOTICES: readonly (Item & { readonly day: number; readonly text?: string })[] = [
  { title: 'Dates of the annual examination', day: -4 },
  {
    title: 'Meeting of guardians and teachers',
    day: -6,
    text: '<p>Guardians of classes Six to Eight are invited on Thursday at 15:00 in the assembly hall.</p>',
  },
  {
    title: 'Fees can be paid by bKash and Nagad',
    day: -15,
    text: '<p>Give the <strong>student ID</strong> as the reference. The receipt comes by SMS.</p>',
  },
  { title: 'School closed for the holiday', day: -24, text: '<p>Lessons go on on Sunday as usual.</p>' },
  {
    title: 'New books in the library',
    day: -33,
    text: '<p>Two hundred new titles have come; the list hangs at the door.</p>',
  },
  {
    title: 'Result of the half-yearly examination',
    day: -58,
    text: '<p>Report cards are handed out by the class teachers from Sunday on.</p>',
  },
  { title: 'Change of the bus route', day: -90, isActive: 0, text: '<p>Bus 2 stops at Science Laboratory again.</p>' },
];

export const EVENTS: readonly (Item & {
  readonly day: number;
  readonly from: string;
  readonly to: string;
  readonly place: string;
  readonly text: string;
  readonly pictures: readonly SceneName[];
})[] = [
  {
    title: 'Science fair',
    day: 12,
    from: '09:30',
    to: '15:00',
    place: 'Laboratories',
    text: '<p>Forty projects of classes Six to Ten. Guardians are welcome from noon on.</p>',
    pictures: ['laboratory', 'computers'],
  },
  {
    title: 'Guardians’ day',
    day: 5,
    from: '10:00',
    to: '12:30',
    place: 'Assembly hall',
    text: '<p>Class teachers talk with guardians about the half-year.</p>',
    pictures: ['classroom'],
  },
  {
    title: 'Annual sports',
    day: 38,
    from: '08:00',
    to: '16:00',
    place: 'Playground',
    text: '<p>Races, football and the march past of the four houses.</p>',
    pictures: ['playground', 'garden'],
  },
  {
    title: 'Prize giving and cultural evening',
    day: 52,
    from: '16:00',
    to: '19:30',
    place: 'Assembly hall',
    text: '<p>Songs, dance, and a play by the theatre club.</p>',
    pictures: ['stage'],
  },
  {
    title: 'Tree planting',
    day: -27,
    from: '09:00',
    to: '11:00',
    place: 'Garden at the lake',
    text: '<p>Every class planted a tree, and waters it.</p>',
    pictures: ['garden'],
  },
];
