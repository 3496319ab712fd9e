import type { PageMessages } from '../en/pages.ts';

export const pages: PageMessages = {
  menu: 'ওয়েবসাইটের পাতা',
  editor: 'ওয়েবসাইটের একটি পাতা',
  none: 'এখনো কোনো পাতা নেই। আগে একটি পাবলিক মেনু, তারপর একটি সাব-মেনু যোগ করুন: প্রতিটি সাব-মেনু একটি পাতা।',
  serial: 'ক্রমিক',
  titleOrCategory: 'শিরোনাম/বিভাগ',
  category: 'বিভাগ',
  time: 'সময়কাল',
  nothing: 'এই পাতায় এখনো কিছু নেই।',
  deletePage: 'পাতা মুছুন',
  deletePageText: '“%{name}” সাব-মেনুটি এর লেখাসহ মুছে যাবে, আর পাতাটি ওয়েবসাইটে থাকবে না।',
  addVideo: 'আরেকটি ভিডিও যোগ করুন',
  removeVideo: '%{place} নং ভিডিও বাদ দিন',
  preview: '%{address} ভিডিওটি দেখান',
  video: 'ভিডিও %{address}',
  picture: '“%{title}”-এর %{place} নং ছবি',
  add: { album: 'অ্যালবাম যোগ করুন', videos: 'ভিডিও যোগ করুন', notice: 'নোটিশ যোগ করুন', event: 'অনুষ্ঠান যোগ করুন' },
  edit: { album: 'অ্যালবাম সম্পাদনা', videos: 'ভিডিও সম্পাদনা', notice: 'নোটিশ সম্পাদনা', event: 'অনুষ্ঠান সম্পাদনা' },
  tasks: { homework: 'এক শ্রেণির বাড়ির কাজ', material: 'এক শ্রেণির পাঠ উপকরণ', all: 'সব শ্রেণির %{name}' },
};
