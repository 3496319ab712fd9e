import { engine } from '../../locales/en/engine.ts';
import { fields } from '../../locales/en/fields.ts';
import { paper, verification } from '../../locales/en/verification.ts';
import { completeLabels, loweredName } from '../../locales/labels.ts';

const resources = {
  title: { name: 'Title |||| Titles', fields: { isbn: 'ISBN', shelf: 'Shelf', copies: 'Copies' } },
  member: { name: 'Member |||| Members', fields: { household: 'Household' } },
  room: { name: 'Room |||| Rooms', fields: { has_lockers: 'Lockers', is_main: 'Main room' } },
  booking: {
    name: 'Booking |||| Bookings',
    fields: { room_id: 'Room', member_id: 'Member', begins_on: 'From', ends_on: 'Until', locker: 'Locker' },
  },
  loan: {
    name: 'Loan |||| Loans',
    fields: {
      title_id: 'Title',
      member_id: 'Member',
      lent_on: 'Lent on',
      due_on: 'Due on',
      fine: 'Fine',
      status: 'Status',
    },
    options: { status: { lent: 'Lent', returned: 'Returned', lost: 'Lost' } },
    actions: { return: 'Take back', lose: 'Give up', report: 'Report as lost' },
  },
};

/** What the lending library says, with what the engine says of itself. */
export const libraryWords = {
  ...engine,
  documents: { paper },
  verification,
  areas: { stock: 'Stock', lending: 'Lending', access: 'Permissions' },
  resources: {
    ...engine.resources,
    ...completeLabels({ resources, common: { fields, options: {}, actions: {} }, nameForms: loweredName }),
  },
};
