import type { messages as english } from '../../en/resources/messages.ts';

export const messages: typeof english = {
  notification: {
    name: 'নোটিফিকেশন |||| নোটিফিকেশন',
    empty: 'আপনার কোনো নোটিফিকেশন নেই। বিদ্যালয়ের যা আপনাকে জানানোর থাকে, তা এখানে দেখা যায়।',
    fields: {
      title: 'শিরোনাম',
      body: 'বার্তা',
      link: 'যেখানে নিয়ে যায়',
      user_id: 'যাঁর জন্য',
      read_at: 'পড়ার সময়',
    },
    options: { status: { unread: 'অপঠিত', read: 'পঠিত' } },
    actions: {
      open_done: '%{name} এটি পঠিত হিসেবে চিহ্নিত করেছেন।',
      open: 'পঠিত হিসেবে চিহ্নিত করুন',
    },
  },
  smsMessage: {
    name: 'এসএমএস |||| এসএমএস রিপোর্ট',
    empty: 'এখনো কোনো এসএমএস পাঠানো হয়নি। প্রথম বার্তাটি লেখার পর থেকে প্রতিটি বার্তার কী হলো তা এখানে থাকবে।',
    fields: {
      recipient: 'প্রাপক',
      body: 'বার্তা',
      batch: 'ব্যাচের নাম',
      segments: 'অংশ',
      cost: 'খরচ',
      gateway: 'গেটওয়ে',
      attempts: 'কতবার চেষ্টা',
      sent_at: 'পাঠানোর সময়',
      delivered_at: 'পৌঁছানোর সময়',
      failure: 'ব্যর্থতার কারণ',
    },
    options: { status: { queued: 'অপেক্ষমাণ', sent: 'পাঠানো হয়েছে', delivered: 'পৌঁছেছে', failed: 'ব্যর্থ' } },
  },
};
