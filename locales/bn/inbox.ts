import type { inbox as english } from '../en/inbox.ts';

export const inbox: typeof english = {
  nothing: 'আপনার সিদ্ধান্তের অপেক্ষায় কিছু নেই।',
  keys: { move: 'সরুন', select: 'বাছুন', accept: 'অনুমোদন', refuse: 'প্রত্যাখ্যান', open: 'খুলুন' },
  selectAll: 'সব বাছুন: %{name}',
  select: '“%{title}” বাছুন',
  by: '%{name} যোগ করেছেন %{age}',
  all: 'সব %{count}টি দেখুন',
};
