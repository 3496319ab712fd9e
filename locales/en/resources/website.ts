import type { ResourceLabels } from '../../labels.ts';

const placed = { order: 'Order', order_help: 'Smaller numbers come first. Leave empty to put it last.' };
const linked = {
  public_sub_menu_id: 'Page',
  public_sub_menu_id_help: 'A page of this website. Leave empty to link to another site.',
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
      image: 'Image',
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
    empty: 'No sliders yet. Add a large image and a heading for the top of the home page.',
    fields: {
      ...placed,
      image: 'Image',
      image_help: 'A wide image, ideally 1920 × 800 pixels. Without one, the slide uses the school’s colour.',
      title: 'Heading',
      caption: 'Text on the image',
      button_label: 'Button text',
      url: 'Button link',
    },
  },
  marquee: {
    name: 'Marquee |||| Marquees',
    empty:
      'No marquees yet. Add a line of news that runs across the top of the website, and the date it first appears.',
    fields: {
      ...placed,
      text: 'Text',
      url: 'Link',
      starts_on: 'Shown from',
      ends_on: 'Shown until',
      ends_on_help: 'Leave empty to show it until someone deactivates it.',
    },
  },
  principalMessage: {
    name: 'Principal’s Message |||| Principal’s Messages',
    fields: {
      title: 'Heading',
      name: 'Principal’s name',
      position: 'Position',
      position_help: 'Shown below the name, such as “Principal”.',
      message: 'Message',
      message_help: 'Leave empty to show no message on the website.',
    },
  },
  facility: {
    name: 'Facility |||| Facilities',
    empty: 'No facilities yet. Add what the school offers, such as a library or a laboratory, ideally with an image.',
    fields: { ...placed, image: 'Image' },
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
    empty: 'No public menus yet. Add one for the website, such as “About us”, then its pages under “Public Sub-menus”.',
    fields: { ...placed, menu_icon_id: 'Icon', child_count: 'Number of pages', public_sub_menus: 'Pages' },
  },
  publicSubMenu: {
    name: 'Public Sub-menu |||| Public Sub-menus',
    empty: 'No public sub-menus yet. Add a public menu first, then its sub-menus: each one is a page of the website.',
    deletesMore: 'This also deletes the page’s text and removes the page from the website.',
    fields: {
      ...placed,
      public_menu_id: 'Menu',
      slug: 'Address',
      slug_help: 'The end of the page’s address: lowercase letters, digits and dashes, such as “about-us”.',
      page_design_type_id: 'Page design',
      page_design_type_id_help: 'Decides what the page can show and which editor it has.',
      public_data_simple: 'Text of the page',
      public_data_multiple: 'Items of the page',
    },
    options: { page_design_type_id: designs },
  },
  publicSimpleData: {
    name: 'Page Text |||| Page Texts',
    empty: 'No page texts yet. Open a page under “Website pages” to write its text.',
    fields: {
      public_sub_menu_id: 'Page',
      page_design_type_id: 'Page design',
      title: 'Title',
      image: 'Image',
    },
    options: { page_design_type_id: designs },
  },
  publicMultipleData: {
    name: 'Page Item |||| Page Items',
    empty: 'No page items yet. Open a page under “Website pages” to add albums, videos, notices or events.',
    fields: {
      public_sub_menu_id: 'Page',
      page_design_type_id: 'Page design',
      title: 'Title',
      is_file: 'Type',
      notice_file: 'Notice (PDF)',
      event_date: 'Date',
      start_time: 'Start time',
      end_time: 'End time',
      location: 'Location',
      images: 'Images',
      videos: 'Videos',
      'videos.url': 'Video URL',
    },
    options: { page_design_type_id: designs, is_file: { pdf: 'PDF file', text: 'Text' } },
  },
  footer: {
    name: 'Footer Text |||| Information About',
    empty: 'No footer texts yet. Add a short text for the foot of the website, for example about the school.',
    fields: { ...placed, type: 'Audience', title: 'Heading', text: 'Text' },
    options: { type: audiences },
  },
  informationFor: {
    name: 'Information Link |||| Information For',
    empty: 'No information links yet. Choose an audience, then add a link for the foot of the website.',
    fields: { ...placed, ...linked, type: 'Audience', title: 'Link text' },
    options: { type: audiences },
  },
  quickLink: {
    name: 'Quick Link |||| Quick Links',
    empty: 'No quick links yet. Choose an audience, then add a link to something they often need.',
    fields: { ...placed, ...linked, type: 'Audience', title: 'Link text' },
    options: { type: audiences },
  },
  socialLink: {
    name: 'Social Link |||| Social Links',
    empty: 'No social links yet. Add the school’s pages on social networks.',
    fields: {
      ...placed,
      platform: 'Network',
      name_help: 'Read out to visitors, such as “Facebook page”.',
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
        other: 'Other',
      },
    },
  },
  contactMessage: {
    name: 'Contact Message |||| Contact Us',
    empty: 'No messages yet. Messages from the website appear here. You can also add ones that come by phone.',
    fields: {
      subject: 'Subject',
      message: 'Message',
      answer: 'Answer',
      answer_help: 'The answer you gave, so that everyone in the office can see it.',
    },
    options: { status: { new: 'New', read: 'Read', answered: 'Answered' } },
    actions: {
      read_done: '%{name} marked this message as read.',
      answer_done: '%{name} recorded the answer.',
      read: 'Mark as read',
      answer: 'Record answer',
    },
  },
  subscriber: {
    name: 'Subscriber |||| Subscribers',
    empty: 'No subscribers yet. Visitors subscribe on the website, or you can add them here.',
    fields: { subscribed_on: 'Subscribed on' },
  },
  menuIcon: {
    name: 'Menu Icon |||| Menu Icons',
    empty: 'No menu icons yet. Add an icon for the website’s menus by its name among the Material icons.',
    fields: {
      symbol: 'Icon name',
      symbol_help: 'The name of a Material icon in lowercase letters with dashes, such as “menu-book”.',
    },
  },
  pageDesignType: {
    name: 'Page Design Type |||| Page Design Types',
    empty: 'The six designs of pages come with the product.',
  },
} satisfies Record<string, ResourceLabels>;
