/** The editors of the public website's pages. */
export const pages = {
  menu: 'Website Pages',
  editor: 'Page of the website',
  none: 'There are no pages yet. Add a public menu first, then a sub-menu: each sub-menu is a page.',
  serial: 'SL',
  titleOrCategory: 'Title/Category',
  category: 'Category',
  time: 'Time slot',
  nothing: 'Nothing stands on this page yet.',
  deletePage: 'Delete page',
  deletePageText: 'The sub-menu “%{name}” is deleted with its text, and the page is gone from the website.',
  addVideo: 'Add another video',
  removeVideo: 'Remove video %{place}',
  preview: 'Show the video %{address}',
  video: 'Video %{address}',
  picture: 'Picture %{place} of “%{title}”',
  add: { album: 'Add album', videos: 'Add videos', notice: 'Add notice', event: 'Add event' },
  edit: { album: 'Edit album', videos: 'Edit videos', notice: 'Edit notice', event: 'Edit event' },
  tasks: { homework: 'Homework of a class', material: 'Course material of a class', all: '%{name} of all classes' },
};

export type PageMessages = typeof pages;
