import type { settings as english } from '../../en/resources/settings.ts';

export const settings: typeof english = {
  institute: {
    name: 'প্রতিষ্ঠান |||| প্রতিষ্ঠান',
    fields: {
      logo: 'লোগো',
      color: 'রং',
      website: 'ওয়েবসাইট',
      currency: 'মুদ্রা',
      currency_help: 'তিনটি অক্ষর, যেমন BDT বা EUR।',
      country: 'দেশ',
      country_help: 'দুটি অক্ষর, যেমন BD বা DE। দেশের কোড ছাড়া ফোন নম্বর এই দেশের বলে ধরা হয়।',
      time_zone: 'সময় অঞ্চল',
      time_zone_help: 'যেমন Asia/Dhaka। সময় এই অঞ্চল অনুযায়ী দেখানো হয়, দিনও সেই অনুযায়ী বদলায়।',
    },
    sections: { identity: 'পরিচিতি', contact: 'যোগাযোগ', conventions: 'মুদ্রা ও অঞ্চল' },
  },
  religion: {
    name: 'ধর্ম |||| ধর্ম',
    empty: 'এখানে যা থাকে, শিক্ষার্থী ও কর্মীদের ফর্মে তা-ই বেছে নেওয়া যায়। আপনার বিদ্যালয়ে যেসব ধর্মের মানুষ আছেন সেগুলো যোগ করুন।',
  },
};
