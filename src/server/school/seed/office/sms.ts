import { smsMessage } from '../../../../../schemas/messages/smsMessage.ts';
import { codesOf } from '../../../../core/fields/field.ts';

export const SMS = codesOf(smsMessage.fields.status);

/** Batches of SMS: days ago, number of recipients, text, and the states of the messages, repeated in order. */
export const BATCHES: readonly {
  readonly day: number;
  readonly name: string;
  readonly count: number;
  readonly to: 'parents' | 'employees';
  readonly text: (name: string) => string;
  readonly ends: readonly (keyof typeof SMS)[];
}[] = [
  {
    day: 0,
    name: 'Guardians’ day',
    count: 14,
    to: 'parents',
    text: () =>
      'Guardians’ day: class teachers are there for you from 10:00 to 12:30 in the assembly hall. Lakeside School and College',
    ends: ['queued'],
  },
  {
    day: 1,
    name: 'Absent today',
    count: 9,
    to: 'parents',
    text: (name) => `${name} was absent today. Please send a note tomorrow. Lakeside School`,
    ends: ['sent', 'delivered', 'failed'],
  },
  {
    day: 9,
    name: 'Reminder of fees',
    count: 24,
    to: 'parents',
    text: (name) => `${name}-এর এই মাসের বেতন এখনো বাকি আছে। অনুগ্রহ করে ১০ তারিখের মধ্যে পরিশোধ করুন। লেকসাইড স্কুল অ্যান্ড কলেজ`,
    ends: ['delivered', 'delivered', 'delivered', 'sent', 'delivered', 'failed'],
  },
  {
    day: 24,
    name: 'Holiday',
    count: 18,
    to: 'parents',
    text: () => 'The school is closed tomorrow. Lessons go on on Sunday.',
    ends: ['delivered', 'delivered', 'sent'],
  },
  {
    day: 30,
    name: 'Salary',
    count: 12,
    to: 'employees',
    text: (name) => `Dear ${name}, your salary has been sent to your account.`,
    ends: ['delivered', 'delivered', 'delivered', 'failed'],
  },
];

export const FAILURES = ['The number is switched off', 'No such number', 'The gateway did not answer'] as const;

const LATIN = /^[\n\r\x20-\x7e£¥èéùìòÇØøÅåÄÖÑÜ§äöñüà]*$/;

/** The number of SMS segments of a text. Typographic quotes are not in the GSM alphabet, so they need the longer encoding. */
export function segmentsOf(text: string): number {
  const isLatin = LATIN.test(text);
  const [one, many] = isLatin ? [160, 153] : [70, 67];
  return text.length <= one ? 1 : Math.ceil(text.length / many);
}
