import type { ImportingMessages } from '../en/importing.ts';

export const importing: ImportingMessages = {
  choice: 'কী ইমপোর্ট হবে',
  all: 'সব, নয়তো কিছুই নয়',
  allText: 'সব সারি ঠিক না হওয়া পর্যন্ত কিছুই ইমপোর্ট হবে না।',
  ready: 'যে %{smart_count}টি সারি ঠিক আছে তা ইমপোর্ট করুন |||| যে %{smart_count}টি সারি ঠিক আছে তা ইমপোর্ট করুন',
  readyText: 'ভুল সারিগুলো এখানে অপেক্ষা করবে।',
  correct:
    'চিহ্নিত ঘরগুলো এখানেই ঠিক করে আবার যাচাই করুন। অথবা ভুল সারিগুলো সংরক্ষণ করে সেই ফাইলে ঠিক করুন, তারপর সেটি ইমপোর্ট করুন: কোন কলাম কোন ঘরের, ফাইলটি তা মনে রাখে।',
  waiting: '%{smart_count}টি ভুল সারি অপেক্ষায় আছে। |||| %{smart_count}টি ভুল সারি অপেক্ষায় আছে।',
  waitingText: 'এই জানালা বন্ধ করা পর্যন্ত এগুলো অপেক্ষা করবে। রেখে দিতে চাইলে সংরক্ষণ করুন।',
  checkAgain: 'আবার যাচাই করুন',
  editRow: '%{row} নম্বর সারি সম্পাদনা করুন',
  cell: '%{field}, সারি %{row}',
  was: 'ফাইলে: %{text}',
  patience: 'এটি বন্ধ করতে পারেন: ইমপোর্ট শেষ হলে ঘণ্টার চিহ্নে জানানো হবে।',
  like: 'এটিও “%{field}” বলে মনে হয়, যা অন্য কলামে আছে।',
  decided: { day_first: 'আগে দিন, যেমন %{text}।', month_first: 'আগে মাস, যেমন %{text}।' },
  question: '%{text} কোন তারিখ?',
  questionText: 'কলাম: %{columns}। উত্তরটি পুরো ফাইলের জন্য।',
  orders: { day_first: '%{day} (আগে দিন)', month_first: '%{day} (আগে মাস)' },
};
