import type { inbox as english } from '../en/inbox.ts';

export const inbox: typeof english = {
  nothing: 'لا شيء يحتاج إلى قرارك.',
  keys: { move: 'تنقّل', select: 'تحديد', accept: 'قبول', refuse: 'رفض', open: 'فتح' },
  selectAll: 'تحديد الكل: %{name}',
  select: 'تحديد «%{title}»',
  by: 'أضافه %{name} %{age}',
  all: 'عرض الكل (%{count})',
};
