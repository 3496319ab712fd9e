import type { ListRowsMessages } from '../en/listRows.ts';

export const listRows: ListRowsMessages = {
  move: 'نقل «%{title}»',
  how: 'اسحب السطر، أو اضغط مفتاح المسافة ثم مفاتيح الأسهم. مفتاح Alt مع سهم ينقل سطرًا واحدًا.',
  lifted: '«%{title}» جاهز للنقل في الموضع %{place} من %{count}. الأسهم تنقله، والمسافة تضعه، وEscape تعيده إلى مكانه.',
  at: '«%{title}»: الموضع %{place} من %{count}.',
  dropped: 'أصبح «%{title}» في الموضع %{place} من %{count}.',
  back: 'عاد «%{title}» إلى الموضع %{place} من %{count}.',
  saves: 'Enter للحفظ، وEscape للإلغاء.',
  many: {
    title: 'تعديل السجلات المحددة: %{count}',
    text: 'اختر الحقول التي تريد تغييرها. ويبقى كل ما عداها كما هو.',
    choose: 'حقل للتغيير',
    remove: 'عدم تغيير «%{field}»',
    will: 'ما سيتغير:',
    line: '%{field}: %{count} %{records} ← %{value}',
    same: 'لديها هذه القيمة من قبل: %{count}',
    nothing: 'السجلات المحددة لديها هذه القيم من قبل.',
    empty: 'فارغ',
    save: 'حفظ التغييرات',
    all: 'تم اختيار جميع الحقول.',
  },
};
