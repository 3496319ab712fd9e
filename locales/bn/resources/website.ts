import type { website as english } from '../../en/resources/website.ts';

const placed = { order: 'ক্রম', order_help: 'ছোট সংখ্যা আগে আসে। খালি রাখলে সবার শেষে থাকবে।' };
const linked = {
  public_sub_menu_id: 'পাতা',
  public_sub_menu_id_help: 'এই ওয়েবসাইটের একটি পাতা। অন্য কোথাও নিতে হলে খালি রাখুন।',
  url: 'ওয়েব ঠিকানা',
};
const designs = {
  simple: 'সাধারণ লেখা',
  simple_with_image: 'ছবিসহ সাধারণ লেখা',
  image_gallery: 'ছবির গ্যালারি',
  video_gallery: 'ভিডিও গ্যালারি',
  notice_board: 'নোটিশ বোর্ড',
  event: 'অনুষ্ঠান',
};
const audiences = { school: 'বিদ্যালয়', student: 'শিক্ষার্থী', parent: 'অভিভাবক', employee: 'শিক্ষক ও কর্মচারী' };

export const website: typeof english = {
  homePage: {
    name: 'হোম পেজ |||| হোম পেজ',
    fields: {
      title: 'শিরোনাম',
      tagline: 'শিরোনামের নিচের লাইন',
      image: 'ছবি',
      introduction: 'পরিচিতি',
      video_url: 'ভিডিও',
      video_url_help: 'একটি ভিডিওর ঠিকানা, যেমন ইউটিউবের।',
      show_notices: 'সর্বশেষ নোটিশ দেখান',
      show_events: 'আসন্ন অনুষ্ঠান দেখান',
      show_facilities: 'সুযোগ-সুবিধা দেখান',
      search_description: 'সার্চ ইঞ্জিনের জন্য বিবরণ',
      search_description_help: 'দুটি বাক্য, যা সার্চ ইঞ্জিন বিদ্যালয়ের নামের নিচে দেখায়।',
    },
    sections: { welcome: 'স্বাগত', blocks: 'পাতায় যা দেখা যাবে', searching: 'সার্চ ইঞ্জিন' },
  },
  slider: {
    name: 'স্লাইডার |||| স্লাইডার',
    empty: 'হোম পেজের ওপরের বড় ছবিগুলো এখানে থাকে। শিরোনামসহ প্রথম ছবিটি যোগ করুন।',
    fields: {
      ...placed,
      image: 'ছবি',
      image_help: 'চওড়া ছবি, ১৯২০ × ৮০০ পিক্সেল হলে ভালো। ছবি না দিলে স্লাইডে বিদ্যালয়ের রং থাকবে।',
      title: 'শিরোনাম',
      caption: 'ছবির ওপরের লেখা',
      button_label: 'বোতামের লেখা',
      url: 'বোতাম যেখানে নেবে',
    },
  },
  marquee: {
    name: 'চলমান লেখা |||| চলমান লেখা',
    empty: 'ওয়েবসাইটের ওপরে ছোট খবর চলতে থাকে। প্রথম লাইনটি এবং কবে থেকে দেখাবে তা যোগ করুন।',
    fields: {
      ...placed,
      text: 'লেখা',
      url: 'যেখানে নেবে',
      starts_on: 'যেদিন থেকে দেখাবে',
      ends_on: 'যেদিন পর্যন্ত দেখাবে',
      ends_on_help: 'খালি রাখলে বন্ধ না করা পর্যন্ত চলবে।',
    },
  },
  principalMessage: {
    name: 'প্রতিষ্ঠানপ্রধানের বাণী |||| প্রতিষ্ঠানপ্রধানের বাণী',
    fields: {
      title: 'শিরোনাম',
      name: 'প্রতিষ্ঠানপ্রধানের নাম',
      position: 'পদবি',
      position_help: 'নামের নিচে যেভাবে থাকবে, যেমন “প্রধান শিক্ষক” বা “অধ্যক্ষ”।',
      message: 'বাণী',
      message_help: 'খালি রাখলে ওয়েবসাইটে বাণী দেখাবে না।',
    },
  },
  facility: {
    name: 'সুযোগ-সুবিধা |||| সুযোগ-সুবিধা',
    empty: 'বিদ্যালয়ে যেসব সুযোগ-সুবিধা আছে তা এখানে দেখা যায়, যেমন লাইব্রেরি বা বিজ্ঞানাগার। প্রথমটি যোগ করুন, ছবিসহ হলে ভালো।',
    fields: { ...placed, image: 'ছবি' },
  },
  contactInformation: {
    name: 'যোগাযোগের তথ্য |||| যোগাযোগের তথ্য',
    fields: {
      mobile: 'মোবাইল',
      office_hours: 'অফিসের সময়',
      map_url: 'মানচিত্রের লিংক',
      map_url_help: 'মানচিত্রে বিদ্যালয়ের অবস্থানের ঠিকানা, যেমন OpenStreetMap বা Google Maps-এর।',
    },
  },
  publicMenu: {
    name: 'ওয়েবসাইটের মেনু |||| ওয়েবসাইটের মেনু',
    empty: 'এগুলো ওয়েবসাইটের মেনু, যেমন “আমাদের সম্পর্কে”। প্রথমটি যোগ করুন, তারপর “ওয়েবসাইটের সাব-মেনু”তে তার পাতাগুলো।',
    fields: { ...placed, menu_icon_id: 'আইকন', child_count: 'পাতার সংখ্যা', public_sub_menus: 'পাতা' },
  },
  publicSubMenu: {
    name: 'ওয়েবসাইটের সাব-মেনু |||| ওয়েবসাইটের সাব-মেনু',
    empty: 'প্রতিটি সাব-মেনু ওয়েবসাইটের একটি পাতা। আগে একটি ওয়েবসাইটের মেনু যোগ করুন, তারপর তার প্রথম পাতা।',
    deletesMore: 'পাতার লেখাও এর সঙ্গে মুছে যাবে, আর পাতাটি ওয়েবসাইটে থাকবে না।',
    fields: {
      ...placed,
      public_menu_id: 'মেনু',
      slug: 'পাতার ওয়েব ঠিকানা',
      slug_help: 'পাতার ঠিকানার শেষ অংশ: ইংরেজি ছোট হাতের অক্ষর, সংখ্যা ও ড্যাশ, যেমন “about-us”।',
      page_design_type_id: 'পাতার নকশা',
      page_design_type_id_help: 'পাতায় কী থাকতে পারে এবং কোন এডিটর থাকবে তা এতে ঠিক হয়।',
      public_data_simple: 'পাতার লেখা',
      public_data_multiple: 'পাতার উপাদান',
    },
    options: { page_design_type_id: designs },
  },
  publicSimpleData: {
    name: 'পাতার লেখা |||| পাতার লেখা',
    empty: 'সাধারণ পাতার লেখাগুলো এখানে থাকে। লিখতে “ওয়েবসাইটের পাতা” থেকে একটি পাতা খুলুন।',
    fields: {
      public_sub_menu_id: 'পাতা',
      page_design_type_id: 'পাতার নকশা',
      title: 'শিরোনাম',
      image: 'ছবি',
    },
    options: { page_design_type_id: designs },
  },
  publicMultipleData: {
    name: 'পাতার উপাদান |||| পাতার উপাদান',
    empty: 'সব পাতার অ্যালবাম, ভিডিও, নোটিশ ও অনুষ্ঠান এখানে থাকে। প্রথমটি যোগ করতে “ওয়েবসাইটের পাতা” থেকে একটি পাতা খুলুন।',
    fields: {
      public_sub_menu_id: 'পাতা',
      page_design_type_id: 'পাতার নকশা',
      title: 'শিরোনাম',
      is_file: 'ধরন',
      notice_file: 'নোটিশ (PDF)',
      event_date: 'তারিখ',
      start_time: 'শুরু',
      end_time: 'শেষ',
      location: 'স্থান',
      images: 'ছবি',
      videos: 'ভিডিও',
      'videos.url': 'ভিডিওর ঠিকানা',
    },
    options: { page_design_type_id: designs, is_file: { pdf: 'PDF ফাইল', text: 'লেখা' } },
  },
  footer: {
    name: 'ফুটারের লেখা |||| ফুটারের লেখা',
    empty: 'ওয়েবসাইটের নিচের ছোট লেখাগুলো এখানে থাকে। প্রথমটি যোগ করুন, যেমন বিদ্যালয় সম্পর্কে।',
    fields: { ...placed, type: 'কার জন্য', title: 'শিরোনাম', text: 'লেখা' },
    options: { type: audiences },
  },
  informationFor: {
    name: 'তথ্যের লিংক |||| তথ্যের লিংক',
    empty: 'শিক্ষার্থী, অভিভাবক ও অন্যরা যা খোঁজেন তা ওয়েবসাইটের নিচে থাকে। কার জন্য তা বেছে প্রথম লিংকটি যোগ করুন।',
    fields: { ...placed, ...linked, type: 'কার জন্য', title: 'লিংকের লেখা' },
    options: { type: audiences },
  },
  quickLink: {
    name: 'প্রয়োজনীয় লিংক |||| প্রয়োজনীয় লিংক',
    empty: 'যা প্রায়ই লাগে তার লিংক এখানে থাকে। কার জন্য তা বেছে প্রথম লিংকটি যোগ করুন।',
    fields: { ...placed, ...linked, type: 'কার জন্য', title: 'লিংকের লেখা' },
    options: { type: audiences },
  },
  socialLink: {
    name: 'সামাজিক যোগাযোগের লিংক |||| সামাজিক যোগাযোগের লিংক',
    empty: 'সামাজিক যোগাযোগমাধ্যমে বিদ্যালয়ের পাতাগুলো এখানে থাকে। ঠিকানাসহ প্রথমটি যোগ করুন।',
    fields: {
      ...placed,
      platform: 'মাধ্যম',
      name_help: 'দর্শনার্থীদের যেভাবে পড়ে শোনানো হবে, যেমন “ফেসবুক পেজ”।',
      url: 'ওয়েব ঠিকানা',
    },
    options: {
      platform: {
        facebook: 'ফেসবুক',
        youtube: 'ইউটিউব',
        instagram: 'ইনস্টাগ্রাম',
        x: 'এক্স',
        linkedin: 'লিংকডইন',
        whatsapp: 'হোয়াটসঅ্যাপ',
        telegram: 'টেলিগ্রাম',
        tiktok: 'টিকটক',
        other: 'অন্য',
      },
    },
  },
  contactMessage: {
    name: 'যোগাযোগের বার্তা |||| যোগাযোগের বার্তা',
    empty: 'দর্শনার্থীরা ওয়েবসাইটে যা লেখেন তা এখানে আসে। ফোনে আসা বার্তা নিজে যোগ করা যায়।',
    fields: {
      subject: 'বিষয়',
      message: 'বার্তা',
      answer: 'উত্তর',
      answer_help: 'কী উত্তর দেওয়া হয়েছে, যাতে অফিসের সবাই দেখতে পান।',
    },
    options: { status: { new: 'নতুন', read: 'পড়া হয়েছে', answered: 'উত্তর দেওয়া হয়েছে' } },
    actions: {
      read_done: '%{name} এটি পড়া হয়েছে বলে চিহ্নিত করেছেন।',
      answer_done: '%{name} উত্তর লিখে রেখেছেন।',
      read: 'পড়া হয়েছে বলে চিহ্নিত করুন',
      answer: 'উত্তর লিখে রাখুন',
    },
  },
  subscriber: {
    name: 'ই-মেইল গ্রাহক |||| ই-মেইল গ্রাহক',
    empty: 'যাঁরা ই-মেইলে খবর পেতে চান, তাঁদের তালিকা এখানে দেখা যায়। তাঁরা ওয়েবসাইটে নাম দেন, অথবা অফিস যোগ করে।',
    fields: { subscribed_on: 'গ্রাহক হওয়ার তারিখ' },
  },
  menuIcon: {
    name: 'মেনু আইকন |||| মেনু আইকন',
    empty: 'ওয়েবসাইটের মেনুতে ছোট ছবি থাকতে পারে। মেটেরিয়াল আইকনের নাম দিয়ে প্রথমটি যোগ করুন।',
    fields: {
      symbol: 'আইকনের নাম',
      symbol_help: 'মেটেরিয়াল আইকনের নাম, ইংরেজি ছোট হাতের অক্ষর ও ড্যাশে, যেমন “menu-book”।',
    },
  },
  pageDesignType: {
    name: 'পাতার নকশার ধরন |||| পাতার নকশার ধরন',
    empty: 'পাতার ছয়টি নকশা সফটওয়্যারের সঙ্গেই থাকে।',
  },
};
