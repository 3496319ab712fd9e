import type { SceneName } from '../pictures/scenes.ts';

type Html = string;

/** A page of the website. Its content depends on its design. */
export type Page = { readonly name: string; readonly slug: string; readonly isActive?: 0 } & (
  | { readonly design: 'simple'; readonly text: Html }
  | { readonly design: 'simple_with_image'; readonly text: Html; readonly picture: SceneName }
  | { readonly design: 'image_gallery' | 'video_gallery' | 'notice_board' | 'event' }
);

export interface Menu {
  readonly name: string;
  /** The name of its icon. */
  readonly icon: string;
  readonly pages: readonly Page[];
}

const list = (...items: string[]): Html => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const text = (...paragraphs: string[]): Html => paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');

export const MENUS: readonly Menu[] = [
  {
    name: 'About us',
    icon: 'School',
    pages: [
      {
        name: 'Our history',
        slug: 'our-history',
        design: 'simple_with_image',
        picture: 'building',
        text: text(
          'Four teachers and sixty children began the school in 1974 in two rented rooms at the lake. The first own building was opened in 1981, the college section followed in 1993.',
          'Today some six hundred children from class One to Ten learn here in two shifts, in Bangla and in English.',
        ),
      },
      {
        name: 'Mission and vision',
        slug: 'mission-and-vision',
        design: 'simple',
        text:
          text('Every child leaves this school able to think for themselves, and willing to stand up for others.') +
          list(
            'Lessons that ask questions before they give answers',
            'Teachers who know every child by name',
            'A school that opens its doors to all families',
          ),
      },
      {
        name: 'Managing committee',
        slug: 'managing-committee',
        design: 'simple',
        text:
          text(
            'The committee meets in the first week of every second month. It is elected for two years by guardians, teachers and donors.',
          ) +
          list(
            'Chair: Prof. Anisur Rahman',
            'Member secretary: the principal',
            'Two guardians, two teachers, one donor',
          ),
      },
    ],
  },
  {
    name: 'Academics',
    icon: 'Book',
    pages: [
      {
        name: 'School hours',
        slug: 'school-hours',
        design: 'simple',
        text:
          text('Lessons are held from Sunday to Thursday.') +
          list('Morning shift: 7:30 to 12:00', 'Day shift: 12:30 to 17:00', 'Office: 9:00 to 16:00'),
      },
      {
        name: 'Library',
        slug: 'library',
        design: 'simple_with_image',
        picture: 'library',
        text: text(
          'Twelve thousand books in Bangla and English can be borrowed for two weeks. Every class has a library lesson in the week.',
        ),
      },
      {
        name: 'Rules of the school',
        slug: 'rules-of-the-school',
        design: 'simple',
        text: list(
          'Be there ten minutes before the first lesson.',
          'Come in uniform, with your diary.',
          'A guardian explains every absence in writing.',
          'Phones stay at home.',
        ),
      },
    ],
  },
  {
    name: 'Campus life',
    icon: 'Pictures',
    pages: [
      { name: 'Photo gallery', slug: 'photo-gallery', design: 'image_gallery' },
      { name: 'Video gallery', slug: 'video-gallery', design: 'video_gallery' },
      {
        name: 'Clubs',
        slug: 'clubs',
        design: 'simple_with_image',
        picture: 'stage',
        text:
          text('The clubs meet on Thursdays after the last lesson.') +
          list('Science club', 'Debating society', 'Theatre and music', 'Scouts and Girl Guides'),
      },
      {
        name: 'Alumni',
        slug: 'alumni',
        design: 'simple',
        isActive: 0,
        text: text('The pages of our former students are being prepared.'),
      },
    ],
  },
  {
    name: 'News',
    icon: 'Megaphone',
    pages: [
      { name: 'Notice board', slug: 'notice-board', design: 'notice_board' },
      { name: 'Events', slug: 'events', design: 'event' },
    ],
  },
  {
    name: 'Admission',
    icon: 'Pen and paper',
    pages: [
      {
        name: 'How to apply',
        slug: 'how-to-apply',
        design: 'simple',
        text: `<ol><li>Fill in the form on this website or at the office.</li><li>Pay the application fee.</li><li>Come to the test with the admit card.</li><li>Look for the number of your form in the list of those selected.</li></ol>`,
      },
      {
        name: 'Uniform and books',
        slug: 'uniform-and-books',
        design: 'simple',
        text:
          text(
            'The textbooks of the National Curriculum are given out on the first of January. The uniform can be bought in any shop; its colours are:',
          ) + list('Boys: white shirt, dark green trousers', 'Girls: white dress with a dark green belt'),
      },
    ],
  },
];
