import type { marquee } from '../../../../../schemas/website/marquee.ts';
import type { facility } from '../../../../../schemas/website/facility.ts';
import type { footer } from '../../../../../schemas/website/footer.ts';
import type { quickLink } from '../../../../../schemas/website/quickLink.ts';
import type { socialLink } from '../../../../../schemas/website/socialLink.ts';
import type { menuIcon } from '../../../../../schemas/website/menuIcon.ts';
import type { pageDesignType } from '../../../../../schemas/website/pageDesignType.ts';
import type { SeedRows } from './seedRows.ts';

export const website: SeedRows<{
  marquee: typeof marquee;
  facility: typeof facility;
  footer: typeof footer;
  quickLink: typeof quickLink;
  socialLink: typeof socialLink;
  menuIcon: typeof menuIcon;
  pageDesignType: typeof pageDesignType;
}> = {
  marquee: [
    { text: 'Admission for the new academic year is open: forms at the office and on this website.', order: 1 },
    { text: 'Guardians are asked to keep their phone numbers up to date at the office.', order: 2 },
  ],
  facility: [
    {
      name: 'Library',
      description: 'Twelve thousand books in Bangla and English, open on every school day.',
      order: 1,
    },
    { name: 'Science laboratories', description: 'Physics, chemistry and biology have a laboratory each.', order: 2 },
    { name: 'Computer laboratory', description: 'Forty computers with internet access.', order: 3 },
    { name: 'Playground', description: 'Football and cricket after lessons, sports day in January.', order: 4 },
  ],
  footer: [
    {
      type: 'school',
      title: 'About the school',
      text: 'Founded in 1974, Lakeside School and College teaches classes One to Ten in Bangla and English.',
      order: 1,
    },
  ],
  quickLink: [
    { type: 'school', title: 'Directorate of Secondary and Higher Education', url: 'www.dshe.gov.bd', order: 1 },
    { type: 'school', title: 'Education boards’ results', url: 'www.educationboardresults.gov.bd', order: 2 },
    { type: 'student', title: 'Textbooks of the NCTB', url: 'www.nctb.gov.bd', order: 1 },
  ],
  socialLink: [
    { platform: 'facebook', name: 'Facebook', url: 'www.facebook.com', order: 1 },
    { platform: 'youtube', name: 'YouTube', url: 'www.youtube.com', order: 2 },
  ],
  menuIcon: [
    { name: 'House', symbol: 'home' },
    { name: 'School', symbol: 'school' },
    { name: 'Book', symbol: 'menu-book' },
    { name: 'People', symbol: 'groups' },
    { name: 'Calendar', symbol: 'event' },
    { name: 'Pictures', symbol: 'photo-library' },
    { name: 'Megaphone', symbol: 'campaign' },
    { name: 'Pen and paper', symbol: 'edit-note' },
  ],
  pageDesignType: [
    { name: 'Simple', description: 'A title and a text.' },
    { name: 'Simple with image', description: 'A title, a text and one picture.' },
    { name: 'Image gallery', description: 'Albums with pictures.' },
    { name: 'Video gallery', description: 'Videos from other sites, sorted by category.' },
    { name: 'Notice board', description: 'Notices, each a PDF file or a text.' },
    { name: 'Event', description: 'Events with date, time, place and pictures.' },
  ],
};
