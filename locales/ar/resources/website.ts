import type { website as english } from '../../en/resources/website.ts';

const placed = { order: 'الترتيب', order_help: 'الأرقام الأصغر تظهر أولًا. اتركه فارغًا ليكون في الآخر.' };
const linked = {
  public_sub_menu_id: 'الصفحة',
  public_sub_menu_id_help: 'صفحة من هذا الموقع. اتركها فارغة إذا كان الرابط خارجيًا.',
  url: 'الرابط',
};
const designs = {
  simple: 'نص بسيط',
  simple_with_image: 'نص مع صورة',
  image_gallery: 'معرض صور',
  video_gallery: 'معرض فيديو',
  notice_board: 'لوحة الإعلانات',
  event: 'الفعاليات',
};
const audiences = { school: 'المدرسة', student: 'الطلاب', parent: 'أولياء الأمور', employee: 'الموظفون' };

export const website: typeof english = {
  homePage: {
    name: 'الصفحة الرئيسية |||| الصفحات الرئيسية',
    fields: {
      title: 'العنوان',
      tagline: 'السطر تحت العنوان',
      image: 'الصورة',
      introduction: 'المقدمة',
      video_url: 'الفيديو',
      video_url_help: 'عنوان مقطع فيديو، على يوتيوب مثلًا.',
      show_notices: 'عرض أحدث الإعلانات',
      show_events: 'عرض الفعاليات القادمة',
      show_facilities: 'عرض المرافق',
      search_description: 'وصف لمحركات البحث',
      search_description_help: 'جملتان تعرضهما محركات البحث تحت اسم المدرسة.',
    },
    sections: { welcome: 'الترحيب', blocks: 'ما تعرضه الصفحة', searching: 'محركات البحث' },
  },
  slider: {
    name: 'شريحة عرض |||| شرائح العرض',
    empty: 'تجد هنا الصور الكبيرة في أعلى الصفحة الرئيسية. أضف الأولى مع عنوانها.',
    fields: {
      ...placed,
      image: 'الصورة',
      image_help: 'صورة عريضة، ويفضَّل أن يكون عرضها ١٩٢٠ بكسل وارتفاعها ٨٠٠. من دون صورة يظهر لون المدرسة.',
      title: 'العنوان',
      caption: 'النص على الصورة',
      button_label: 'نص الزر',
      url: 'يؤدي الزر إلى',
    },
  },
  marquee: {
    name: 'شريط إخباري |||| الأشرطة الإخبارية',
    empty: 'تمرّ الأخبار القصيرة في أعلى الموقع. أضف السطر الأول واليوم الذي يبدأ عرضه فيه.',
    fields: {
      ...placed,
      text: 'النص',
      url: 'يؤدي إلى',
      starts_on: 'يُعرض من',
      ends_on: 'يُعرض حتى',
      ends_on_help: 'إذا تُرك فارغًا بقي حتى يوقفه أحد.',
    },
  },
  principalMessage: {
    name: 'كلمة المدير |||| كلمات المدير',
    fields: {
      title: 'العنوان',
      name: 'اسم المدير',
      position: 'المنصب',
      position_help: 'كما يظهر تحت الاسم، مثل «مدير المدرسة».',
      message: 'الكلمة',
      message_help: 'إذا تُركت فارغة فلا يعرض الموقع كلمة.',
    },
  },
  facility: {
    name: 'مرفق |||| المرافق',
    empty: 'تجد هنا ما تقدمه المدرسة، مثل مكتبة أو مختبر. أضف المرفق الأول، ويفضَّل مع صورة.',
    fields: { ...placed, image: 'الصورة' },
  },
  contactInformation: {
    name: 'بيانات الاتصال |||| بيانات الاتصال',
    fields: {
      mobile: 'الجوال',
      office_hours: 'ساعات الدوام',
      map_url: 'الخريطة',
      map_url_help: 'رابط مكان المدرسة على الخريطة، مثل \u2068OpenStreetMap\u2069 أو \u2068Google Maps\u2069.',
    },
  },
  publicMenu: {
    name: 'قائمة الموقع |||| قوائم الموقع',
    empty: 'هذه بنود قائمة الموقع، مثل «من نحن». أضف الأول ثم صفحاته في «القوائم الفرعية للموقع».',
    fields: { ...placed, menu_icon_id: 'الأيقونة', child_count: 'عدد الصفحات', public_sub_menus: 'الصفحات' },
  },
  publicSubMenu: {
    name: 'قائمة فرعية |||| القوائم الفرعية للموقع',
    empty: 'كل قائمة فرعية صفحة من الموقع. أضف قائمة للموقع أولًا، ثم صفحتها الأولى.',
    deletesMore: 'يُحذف نص الصفحة معها، وتختفي الصفحة من الموقع.',
    fields: {
      ...placed,
      public_menu_id: 'القائمة',
      slug: 'رابط الصفحة',
      slug_help: 'نهاية رابط الصفحة: حروف لاتينية صغيرة وأرقام وشرطات، مثل \u2068about-us\u2069.',
      page_design_type_id: 'تصميم الصفحة',
      page_design_type_id_help: 'يحدد ما يمكن أن تحتويه الصفحة وأداة تحريرها.',
      public_data_simple: 'نص الصفحة',
      public_data_multiple: 'عناصر الصفحة',
    },
    options: { page_design_type_id: designs },
  },
  publicSimpleData: {
    name: 'نص صفحة |||| نصوص الصفحات',
    empty: 'تجد هنا نصوص الصفحات البسيطة بعد كتابتها. افتح صفحة من «صفحات الموقع» لكتابة نصها.',
    fields: {
      public_sub_menu_id: 'الصفحة',
      page_design_type_id: 'تصميم الصفحة',
      title: 'العنوان',
      image: 'الصورة',
    },
    options: { page_design_type_id: designs },
  },
  publicMultipleData: {
    name: 'عنصر صفحة |||| عناصر الصفحات',
    empty: 'تجد هنا ألبومات الصفحات ومقاطعها وإعلاناتها وفعالياتها. افتح صفحة من «صفحات الموقع» لإضافة العنصر الأول.',
    fields: {
      public_sub_menu_id: 'الصفحة',
      page_design_type_id: 'تصميم الصفحة',
      title: 'العنوان',
      is_file: 'النوع',
      notice_file: 'الإعلان \u2068(PDF)\u2069',
      event_date: 'التاريخ',
      start_time: 'يبدأ في',
      end_time: 'ينتهي في',
      location: 'المكان',
      images: 'الصور',
      videos: 'مقاطع الفيديو',
      'videos.url': 'رابط الفيديو',
    },
    options: { page_design_type_id: designs, is_file: { pdf: 'ملف PDF', text: 'نص' } },
  },
  footer: {
    name: 'نص تذييل |||| نصوص التذييل',
    empty: 'تجد هنا نصوص قصيرة في أسفل الموقع. أضف الأول، عن المدرسة مثلًا.',
    fields: { ...placed, type: 'الفئة المعنية', title: 'العنوان', text: 'النص' },
    options: { type: audiences },
  },
  informationFor: {
    name: 'رابط معلومات |||| روابط المعلومات',
    empty: 'يجمع أسفل الموقع ما يبحث عنه الطلاب وأولياء الأمور وغيرهم. اختر الفئة المعنية، ثم أضف الرابط الأول.',
    fields: { ...placed, ...linked, type: 'الفئة المعنية', title: 'نص الرابط' },
    options: { type: audiences },
  },
  quickLink: {
    name: 'رابط سريع |||| الروابط السريعة',
    empty: 'تؤدي الروابط السريعة إلى ما يُحتاج إليه كثيرًا، هنا أو خارج الموقع. اختر الفئة المعنية، ثم أضف الرابط الأول.',
    fields: { ...placed, ...linked, type: 'الفئة المعنية', title: 'نص الرابط' },
    options: { type: audiences },
  },
  socialLink: {
    name: 'رابط تواصل اجتماعي |||| روابط التواصل الاجتماعي',
    empty: 'تجد هنا صفحات المدرسة على شبكات التواصل. أضف الأولى مع رابطها.',
    fields: {
      ...placed,
      platform: 'الشبكة',
      name_help: 'كما يُقرأ للزوار، مثل «صفحة فيسبوك».',
      url: 'الرابط',
    },
    options: {
      platform: {
        facebook: 'فيسبوك',
        youtube: 'يوتيوب',
        instagram: 'إنستغرام',
        x: 'إكس',
        linkedin: 'لينكدإن',
        whatsapp: 'واتساب',
        telegram: 'تيليغرام',
        tiktok: 'تيك توك',
        other: 'أخرى',
      },
    },
  },
  contactMessage: {
    name: 'رسالة تواصل |||| رسائل التواصل',
    empty: 'يصل هنا ما يكتبه الزوار في الموقع. ويمكن إضافة الرسائل الهاتفية يدويًا.',
    fields: {
      subject: 'الموضوع',
      message: 'الرسالة',
      answer: 'الرد',
      answer_help: 'ما جرى الرد به، ليراه كل من في المكتب.',
    },
    options: { status: { new: 'جديدة', read: 'مقروءة', answered: 'أُجيب عنها' } },
    actions: {
      read_done: '\u2068%{name}\u2069: تمييز الرسالة كمقروءة.',
      answer_done: '\u2068%{name}\u2069: تسجيل الرد.',
      read: 'تمييز كمقروءة',
      answer: 'تسجيل الرد',
    },
  },
  subscriber: {
    name: 'مشترك |||| المشتركون',
    empty: 'تجد هنا الزوار الذين يريدون الأخبار بالبريد الإلكتروني. يشتركون في الموقع أو يُضافون يدويًا.',
    fields: { subscribed_on: 'تاريخ الاشتراك' },
  },
  menuIcon: {
    name: 'أيقونة قائمة |||| أيقونات القوائم',
    empty: 'يمكن أن تحمل قوائم الموقع أيقونات صغيرة. أضف الأول باسمه بين أيقونات \u2068Material\u2069.',
    fields: {
      symbol: 'صورة الأيقونة',
      symbol_help: 'اسم أيقونة \u2068Material\u2069 بحروف صغيرة وشرطات، مثل \u2068menu-book\u2069.',
    },
  },
  pageDesignType: {
    name: 'نوع تصميم صفحة |||| أنواع تصميم الصفحات',
    empty: 'تأتي التصاميم الستة للصفحات مع النظام.',
  },
};
