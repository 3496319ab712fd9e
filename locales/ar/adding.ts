import type { AddingMessages } from '../en/adding.ts';

/** What helps to fill in a form: fetched after it. */
export const adding: AddingMessages = {
  suggested: 'مقترح',
  nextFree: 'التالي المتاح: \u2068%{value}\u2069',
  use: 'استخدام',
  sameAs: 'مثل «%{label}»',
  copy: '%{name}: استخدام «%{text}»',
  looksLike: 'يشبه \u2068%{name}\u2069',
  agrees: 'متطابق: %{fields}',
  alreadyThere: 'هل أُضيف من قبل؟',
  alreadyThereText: 'يشبه هذا سجلًا موجودًا بالفعل.',
  saveAnyway: 'الحفظ على أي حال',
  open: 'فتح',
  sections: 'أقسام هذا النموذج',
  toFill: 'يلزم ملؤه: %{count}',
  wrong: 'يلزم تصحيحه: %{count}',
  fromKind: 'إضافة %{kind}: %{name}',
  known: 'مسجل من قبل: %{name}',
  useKnown: 'استخدام %{name}',
  nextOne: 'التالي: \u2068%{value}\u2069',
  keys: '\u2068Alt+↓\u2069 و\u2068Alt+↑\u2069 للانتقال بين الأقسام',
};
