import type { permissions as english } from '../en/permissions.ts';

export const permissions: typeof english = {
  actions: {
    full: 'সবকিছু',
    read: 'দেখা',
    create: 'যোগ করা',
    update: 'পরিবর্তন করা',
    delete: 'মুছে ফেলা',
    'grant any': 'যেকোনো অনুমতি দেওয়া',
    'view as': 'অন্য ব্যবহারকারী হিসেবে দেখা',
  },
  subjects: {
    Audit: 'অডিট লগ',
    Auth: 'নিজের অ্যাকাউন্ট',
    Dashboard: 'শুরুর পাতা',
    Permission: 'ব্যবহারকারী, ভূমিকা ও পটভূমির কাজ',
  },
  table: {
    general: 'সাধারণ',
    subject: 'যে অংশে',
    more: 'আরও',
    whole: 'পুরো সারি',
    cell: '%{subject}: %{action}',
    search: 'অনুমতি খুঁজুন',
    noneFound: 'এই অনুসন্ধানের সঙ্গে কোনো অনুমতি মেলে না।',
    copy: 'একটি ভূমিকা থেকে কপি করুন',
    copyFailed: 'ভূমিকাটি পড়া যায়নি। আবার বেছে নিন।',
    unchanged: 'কোনো অনুমতি বদলানো হয়নি।',
    changed: '%{added}টি যোগ, %{removed}টি বাদ।',
    holders: '%{smart_count} জন সক্রিয় ব্যবহারকারীর এই ভূমিকা আছে। |||| %{smart_count} জন সক্রিয় ব্যবহারকারীর এই ভূমিকা আছে।',
    details: 'যা বদলাবে তা দেখুন',
    added: 'যোগ',
    removed: 'বাদ',
    fullHint: '“সবকিছু” তার সারির প্রতিটি কাজ এবং শুধু এটিই যা দেয়, যেমন নিজের এন্ট্রির সিদ্ধান্ত নেওয়া, তার সবই অন্তর্ভুক্ত করে।',
    unknown: 'সংরক্ষিত, কিন্তু কোথাও প্রয়োজন হয় না',
    remove: '%{permission} সরান',
  },
};
