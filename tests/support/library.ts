import { role } from '../../src/core/access/role.ts';
import { user } from '../../src/core/access/user.ts';
import {
  boolean,
  choice,
  date,
  defineRegistry,
  defineResource,
  integer,
  money,
  reference,
  status,
  text,
} from '../../src/core/index.ts';

/** A book that the library lends. */
export const title = defineResource({
  name: 'title',
  area: 'stock',
  icon: 'MenuBook',
  path: '/titles',
  permission: 'Title',
  visibleTo: 'everybody',
  read: 'signedIn',
  fields: {
    name: text({ required: true, max: 160 }),
    isbn: text({ required: true, max: 20, format: 'code', unique: true, fixedWhileUsed: true }),
    shelf: choice(['fiction', 'science', 'children'], { required: true, initial: 'fiction' }),
    copies: integer({ required: true, min: 1, max: 99, initial: 1 }),
  },
  toggle: true,
});

/** Whoever may borrow. Members of one household see each other's loans. */
export const member = defineResource({
  name: 'member',
  area: 'lending',
  icon: 'Groups',
  path: '/members',
  permission: 'Member',
  visibleTo: 'everybody',
  fields: {
    name: text({ required: true, max: 120 }),
    household: text({ required: true, max: 60 }),
    user_id: reference('user', { unique: true }),
  },
  toggle: true,
});

/** A title in the hands of a member: lent until it is returned, or given up as lost, by somebody else or by the member. */
export const loan = defineResource({
  name: 'loan',
  area: 'lending',
  icon: 'SwapHoriz',
  path: '/loans',
  permission: 'Loan',
  visibleTo: { rules: [{ rule: 'household', by: 'member_id' }], unless: 'full' },
  fields: {
    title_id: reference('title', { required: true }),
    member_id: reference('member', { required: true }),
    lent_on: date({ required: true, initial: 'today' }),
    due_on: date({ required: true, notBefore: 'lent_on' }),
    fine: money({ min: 0 }),
    status: status({ lent: 0, returned: 1, lost: 2 }),
  },
  title: '{title_id} · {member_id}',
  editableWhen: { status: 'lent' },
  list: { columns: ['title_id', 'member_id', 'due_on', 'status'], sort: '-due_on' },
  actions: {
    return: { from: 'lent', to: 'returned', permission: 'update', confirm: true },
    lose: {
      from: 'lent',
      to: 'lost',
      permission: 'update',
      confirm: true,
      ask: ['fine'],
      notByCreator: true,
      notByOwner: ['member_id'],
    },
    report: { from: 'lent', to: 'lost', confirm: true, personal: ['member_id'] },
  },
  toggle: true,
});

/** A room to read in; one of them is the main one. */
export const room = defineResource({
  name: 'room',
  area: 'stock',
  icon: 'MeetingRoom',
  path: '/rooms',
  permission: 'Room',
  visibleTo: 'everybody',
  fields: {
    name: text({ required: true, max: 60, unique: true }),
    has_lockers: boolean({ initial: 0 }),
    is_main: boolean({ initial: 0, exactlyOne: true }),
  },
  toggle: true,
});

/** A room that a member has for some days; nobody else has it then. */
export const booking = defineResource({
  name: 'booking',
  area: 'lending',
  icon: 'Event',
  path: '/bookings',
  permission: 'Booking',
  visibleTo: { rules: [{ rule: 'household', by: 'member_id' }], unless: 'full' },
  fields: {
    room_id: reference('room', { required: true }),
    member_id: reference('member', { required: true }),
    begins_on: date({ required: true }),
    ends_on: date({ after: 'begins_on' }),
    locker: text({ max: 10, visibleWhen: { 'room_id.has_lockers': 1 } }),
  },
  title: '{room_id} · {begins_on}',
  list: {
    columns: ['room_id', 'member_id', 'begins_on', 'ends_on'],
    sort: '-begins_on',
    groupBy: ['room_id'],
    views: { month: { from: 'begins_on', to: 'ends_on', shows: ['room_id', 'member_id'] } },
  },
  noOverlap: { from: 'begins_on', to: 'ends_on', within: ['room_id'] },
  toggle: true,
});

/** A lending library: another trade than the school's, for the tests that hold the engine and the screens to know no trade. */
export const library = defineRegistry({
  areas: ['stock', 'lending', 'access'],
  resources: [title, room, member, loan, booking, role, user],
});
