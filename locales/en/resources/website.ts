import type { ResourceLabels } from '../../labels.ts';

const placed = { order: 'Order', order_help: 'Smaller numbers come first.' };
const linked = {
  public_sub_menu_id: 'Page',
  public_sub_menu_id_help: 'A page of this website. Leave it empty for an address elsewhere.',
  url: 'Web address',
};
const designs = {
  simple: 'Simple text',
  simple_with_image: 'Simple with image',
  image_gallery: 'Image gallery',
  video_gallery: 'Video gallery',
  notice_board: 'Notice board',
  event: 'Event',
};
const audiences = { school: 'School', student: 'Students', parent: 'Parents', employee: 'Employees' };

export const website = {
  homePage: {
    name: 'Home Page |||| Home Pages',
    fields: {
      title: 'Heading',
      tagline: 'Line below the heading',
      image: 'Picture',
      introduction: 'Introduction',
      video_url: 'Video',
      video_url_help: 'The address of a video, for example on YouTube.',
      show_notices: 'Show the latest notices',
      show_events: 'Show coming events',
      show_facilities: 'Show facilities',
      search_description: 'Description for search engines',
      search_description_help: 'Two sentences that search engines show below the school’s name.',
    },
    sections: { welcome: 'Welcome', blocks: 'What the page shows', searching: 'Search engines' },
  },
  slider: {
    name: 'Slider |||| Sliders',
    empty: 'The large pictures at the top of the home page stand here. Add the first one with its heading.',
    fields: {
      ...placed,
      image: 'Picture',
      image_help: 'A wide picture, best 1920 × 800 pixels. Without one the slide has the school’s colour.',
      title: 'Heading',
      caption: 'Text on the picture',
      button_label: 'Words on the button',
      url: 'The button leads to',
    },
  },
  marquee: {
    name: 'Marquee |||| Marquees',
    empty: 'Short news run across the top of the website. Add the first line and the day from which it is shown.',
    fields: {
      ...placed,
      text: 'Text',
      url: 'Leads to',
      starts_on: 'Shown from',
      ends_on: 'Shown until',
      ends_on_help: 'Left empty, it stays until somebody switches it off.',
    },
  },
  principalMessage: {
    name: 'Principal’s Message |||| Principal’s Messages',
    fields: {
      title: 'Heading',
      name: 'Principal’s name',
      position: 'Position',
      position_help: 'As it stands below the name, such as “Principal”.',
      message: 'Message',
      message_help: 'Left empty, the website shows no message.',
    },
  },
  facility: {
    name: 'Facility |||| Facilities',
    empty:
      'What the school has to offer stands here, such as a library or a laboratory. Add the first one, best with a picture.',
    fields: { ...placed, image: 'Picture' },
  },
  contactInformation: {
    name: 'Contact Information |||| Contact Information',
    fields: {
      mobile: 'Mobile phone',
      office_hours: 'Office hours',
      map_url: 'Map',
      map_url_help: 'The address of the school’s place on a map, for example on OpenStreetMap or Google Maps.',
    },
  },
  publicMenu: {
    name: 'Public Menu |||| Public Menus',
    empty:
      'These are the entries of the website’s menu, such as “About us”. Add the first one, then its pages under “Public Sub-menus”.',
    fields: { ...placed, menu_icon_id: 'Icon', child_count: 'Number of pages', public_sub_menus: 'Pages' },
  },
  publicSubMenu: {
    name: 'Public Sub-menu |||| Public Sub-menus',
    empty: 'Each sub-menu is a page of the website. Add a public menu first, then the first page below it.',
    deletesMore: 'The text of the page is deleted with it, and the page is gone from the website.',
    fields: {
      ...placed,
      public_menu_id: 'Menu',
      slug: 'Address',
      slug_help: 'The end of the page’s address: lowercase letters, digits and dashes, such as “about-us”.',
      page_design_type_id: 'Page design',
      page_design_type_id_help: 'Decides what can stand on the page, and which editor the page has.',
      public_data_simple: 'Text of the page',
      public_data_multiple: 'Items of the page',
    },
    options: { page_design_type_id: designs },
  },
  publicSimpleData: {
    name: 'Page Text |||| Page Texts',
    empty:
      'The texts of all simple pages stand here once they are written. Open a page under “Website pages” to write its text.',
    fields: {
      public_sub_menu_id: 'Page',
      page_design_type_id: 'Page design',
      title: 'Title',
      image: 'Picture',
    },
    options: { page_design_type_id: designs },
  },
  publicMultipleData: {
    name: 'Page Item |||| Page Items',
    empty:
      'Albums, videos, notices and events of all pages stand here. Open a page under “Website pages” to add the first one.',
    fields: {
      public_sub_menu_id: 'Page',
      page_design_type_id: 'Page design',
      title: 'Title',
      is_file: 'Type',
      notice_file: 'Notice (PDF)',
      event_date: 'Date',
      start_time: 'Begins at',
      end_time: 'Ends at',
      location: 'Location',
      images: 'Images',
      videos: 'Videos',
      'videos.url': 'Video URL',
    },
    options: { page_design_type_id: designs, is_file: { pdf: 'PDF file', text: 'Text' } },
  },
  footer: {
    name: 'Footer Text |||| Information About',
    empty: 'Short texts at the foot of the website stand here. Add the first one, for example about the school.',
    fields: { ...placed, type: 'For whom', title: 'Heading', text: 'Text' },
    options: { type: audiences },
  },
  informationFor: {
    name: 'Information Link |||| Information For',
    empty:
      'The foot of the website gathers what students, parents and others look for. Choose for whom, then add the first link.',
    fields: { ...placed, ...linked, type: 'For whom', title: 'Words of the link' },
    options: { type: audiences },
  },
  quickLink: {
    name: 'Quick Link |||| Quick Links',
    empty: 'Quick links lead to what is needed often, here or elsewhere. Choose for whom, then add the first link.',
    fields: { ...placed, ...linked, type: 'For whom', title: 'Words of the link' },
    options: { type: audiences },
  },
  socialLink: {
    name: 'Social Link |||| Social Links',
    empty: 'The school’s pages on social networks stand here. Add the first one with its address.',
    fields: {
      ...placed,
      platform: 'Network',
      name_help: 'As it is read out to visitors, such as “Facebook page”.',
      url: 'Web address',
    },
    options: {
      platform: {
        facebook: 'Facebook',
        youtube: 'YouTube',
        instagram: 'Instagram',
        x: 'X',
        linkedin: 'LinkedIn',
        whatsapp: 'WhatsApp',
        telegram: 'Telegram',
        tiktok: 'TikTok',
        other: 'Another',
      },
    },
  },
  contactMessage: {
    name: 'Contact Message |||| Contact Us',
    empty: 'What visitors write on the website arrives here. Messages that come by phone can be added by hand.',
    fields: {
      subject: 'Subject',
      message: 'Message',
      answer: 'Answer',
      answer_help: 'What was answered, so that everybody in the office can see it.',
    },
    options: { status: { new: 'New', read: 'Read', answered: 'Answered' } },
    actions: { read: 'Mark as read', answer: 'Note the answer' },
  },
  subscriber: {
    name: 'Subscriber |||| Subscribers',
    empty: 'Visitors who want news by email stand here. They subscribe on the website, or are added by hand.',
    fields: { subscribed_on: 'Subscribed on' },
  },
  menuIcon: {
    name: 'Menu Icon |||| Menu Icons',
    empty: 'The menus of the website can have small drawings. Add the first one by its name among the Material icons.',
    fields: {
      symbol: 'Drawing',
      symbol_help: 'The name of a Material icon in lowercase letters with dashes, such as “menu-book”.',
    },
  },
  pageDesignType: {
    name: 'Page Design Type |||| Page Design Types',
    empty: 'The six designs of pages come with the product.',
  },
} satisfies Record<string, ResourceLabels>;
