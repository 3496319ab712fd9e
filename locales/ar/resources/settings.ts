import type { settings as english } from '../../en/resources/settings.ts';

export const settings: typeof english = {
  institute: {
    name: 'المدرسة |||| المدارس',
    fields: {
      logo: 'الشعار',
      color: 'اللون',
      website: 'الموقع الإلكتروني',
      currency: 'العملة',
      currency_help: 'ثلاثة أحرف، مثل BDT أو EUR.',
      country: 'الدولة',
      country_help: 'حرفان، مثل BD أو DE. أرقام الهواتف بلا رمز دولة تُعدّ من هذه الدولة.',
      time_zone: 'المنطقة الزمنية',
      time_zone_help: 'مثل \u2068Asia/Dhaka\u2069. تُعرض الأوقات بحسب هذه المنطقة، وبحسبها يتغير اليوم.',
    },
    sections: { identity: 'الهوية', contact: 'بيانات الاتصال', conventions: 'العملة والمنطقة' },
  },
  religion: {
    name: 'ديانة |||| الديانات',
    empty: 'تعرض نماذج الطلاب والموظفين ما يُسجَّل هنا. أضف الديانات الموجودة في مدرستك.',
  },
};
