import type { pageKinds as englishKinds, refusals as english } from '../en/refusals.ts';

/** What the school's own rules and calls say. */
export const refusals: typeof english = {
  server: {
    fundBelowZero: 'ভবিষ্য তহবিলে যা থাকবে, তার চেয়ে বেশি আগেই তোলা হয়েছে।',
    booked: 'একটি বেতন পরিশোধ থেকে এটি লেখা হয়েছে, তাই এটি বদলানো যায় না।',
    loanOwesLess: 'এই বেতনের ঋণের কিস্তি ঋণের বাকি টাকার চেয়ে বেশি। বাকি আছে: %{owed}।',
    loanPlanned:
      'যেসব বেতন এখনো পরিশোধ হয়নি, সেগুলো থেকে এই ঋণের %{planned} কাটা হবে। আগে সেগুলো পরিশোধ করুন, অথবা সেগুলো থেকে ঋণটি বাদ দিন।',
    countedStatus: '%{alias} সংকেত দিয়ে উপস্থিতি গোনা হয়, তাই এই অবস্থাটি থাকে। এর নাম বদলানো যায়।',
    noLeaveStatus: '“ছুটিতে” বোঝাতে %{alias} সংকেতের কোনো সক্রিয় উপস্থিতির অবস্থা নেই। আগে সেটি যোগ করুন বা সক্রিয় করুন।',
    distributionsSaved: 'মানবণ্টন সংরক্ষণ করা হয়েছে।',
  },
  validation: {
    fundBelowZero: 'ভবিষ্য তহবিলে যা থাকবে, তার চেয়ে বেশি আগেই তোলা হয়েছে।',
    officePage: 'এই ঠিকানাটি অফিসের একটি পাতার। অনুগ্রহ করে অন্য একটি দিন।',
    netBelowZero: 'কর্তন বেতনের চেয়ে বেশি।',
    netTooLarge: 'বেতন %{max}-এর বেশি হয়।',
    itself: 'কোনো রেকর্ড নিজেকে নির্দেশ করতে পারে না।',
    inAnotherPair: 'এই পত্রটি আগে থেকেই অন্য একটি জোড়ায় আছে।',
    hasMarks: 'এর জন্য আগেই নম্বর দেওয়া হয়েছে।',
    ownOnly: 'অনুগ্রহ করে নিজেকে বেছে নিন।',
    notAssigned: 'এই শাখায় বিষয়টি আপনাকে দেওয়া হয়নি।',
    notEnrolled: 'শিক্ষার্থী এই শিক্ষাবর্ষে কোনো শ্রেণিতে নেই।',
    notFourth: 'শিক্ষার্থীর শ্রেণি ও গ্রুপে এটি চতুর্থ বিষয় হতে পারে না।',
    notOfClass: 'এটি এই শ্রেণির বিষয় নয়। আগে বিষয়টিতে শ্রেণিটি যোগ করুন।',
    dayOff: 'এটি ছুটির দিন, তাই হাজিরা নেই।',
  },
};

export const pageKinds: typeof englishKinds = {
  pageAlbum: 'অ্যালবাম',
  pageVideos: 'ভিডিও তালিকা',
  pageNotice: 'নোটিশ',
  pageEvent: 'অনুষ্ঠান',
};
