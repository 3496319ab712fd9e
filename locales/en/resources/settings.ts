import type { ResourceLabels } from '../../labels.ts';

export const settings = {
  institute: {
    name: 'Institute |||| Institutes',
    fields: {
      logo: 'Logo',
      color: 'Colour',
      website: 'Website',
      currency: 'Currency',
      currency_help: 'Three letters, such as BDT or EUR.',
      country: 'Country',
      country_help: 'Two letters, such as BD or DE. Phone numbers without a country code belong to this country.',
      time_zone: 'Time zone',
      time_zone_help: 'Such as Asia/Dhaka. Times are shown in this zone, and the day changes by it.',
    },
    sections: { identity: 'Identity', contact: 'Contact', conventions: 'Currency and region' },
  },
  religion: {
    name: 'Religion |||| Religions',
    empty: 'The forms for students and employees offer what stands here. Add the religions that occur at your school.',
  },
} satisfies Record<string, ResourceLabels>;
