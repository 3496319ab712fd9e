import type { PageMessages } from '../en/pages.ts';

export const pages: PageMessages = {
  menu: 'صفحات الموقع',
  editor: 'صفحة من الموقع',
  none: 'لا توجد صفحات بعد. أضف قائمة عامة أولًا، ثم قائمة فرعية: كل قائمة فرعية صفحة.',
  serial: 'م',
  titleOrCategory: 'العنوان/التصنيف',
  category: 'التصنيف',
  time: 'الفترة الزمنية',
  nothing: 'لا شيء في هذه الصفحة بعد.',
  deletePage: 'حذف الصفحة',
  deletePageText: 'تُحذف القائمة الفرعية «%{name}» مع نصها، وتختفي الصفحة من الموقع.',
  addVideo: 'إضافة فيديو آخر',
  removeVideo: 'إزالة الفيديو %{place}',
  preview: 'عرض الفيديو %{address}',
  video: 'فيديو %{address}',
  picture: 'الصورة %{place} من «%{title}»',
  add: { album: 'إضافة ألبوم', videos: 'إضافة فيديو', notice: 'إضافة إعلان', event: 'إضافة فعالية' },
  edit: { album: 'تعديل الألبوم', videos: 'تعديل الفيديو', notice: 'تعديل الإعلان', event: 'تعديل الفعالية' },
  tasks: { homework: 'الواجبات المنزلية لصف', material: 'المواد التعليمية لصف', all: '%{name}: كل الصفوف' },
};
