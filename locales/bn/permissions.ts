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
};
