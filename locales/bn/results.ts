import type { results as en } from '../en/results.ts';

export const results = {
  begun: 'ফলাফল তৈরি হচ্ছে।',
  published: '%{smart_count} জন শিক্ষার্থীর ফলাফল প্রকাশ করা হয়েছে। |||| %{smart_count} জন শিক্ষার্থীর ফলাফল প্রকাশ করা হয়েছে।',
  planned: 'প্রকাশের সময় ঠিক করা হয়েছে।',
  unpublished:
    '%{smart_count} জন শিক্ষার্থীর ফলাফল ফিরিয়ে নেওয়া হয়েছে। |||| %{smart_count} জন শিক্ষার্থীর ফলাফল ফিরিয়ে নেওয়া হয়েছে।',
  reminded: '%{smart_count} জন শিক্ষককে মনে করিয়ে দেওয়া হয়েছে। |||| %{smart_count} জন শিক্ষককে মনে করিয়ে দেওয়া হয়েছে।',
  corrected: 'নম্বর সংশোধন করা হয়েছে। নতুন সংস্করণটি এখনো প্রকাশ করা হয়নি।',
  owedTitle: 'নম্বর বাকি: %{exam}',
  owedLine:
    '%{subject}, %{class} %{section}: %{smart_count} জন শিক্ষার্থী |||| %{subject}, %{class} %{section}: %{smart_count} জন শিক্ষার্থী',
  owedMore: 'আরও %{smart_count}টি শাখা। |||| আরও %{smart_count}টি শাখা।',
  final: 'বছরের চূড়ান্ত ফলাফল',
  publishedTitle: '%{exam}: ফলাফল প্রকাশিত',
  publishedBody: '%{year} সালের জন্য %{student}-এর ফলাফল প্রকাশিত হয়েছে।',
  part: '%{name} %{full}-এর মধ্যে %{mark}',
  partAbsent: '%{name} %{full}-এর মধ্যে Ab',
  weighed: '%{full}-এর মধ্যে %{mark}, গুরুত্ব %{weight}%',
  subject: '%{subject}: %{parts} = %{full}-এর মধ্যে %{obtained}, অর্থাৎ %{percent}%।',
  pair: '%{subject} ও %{partner} একটি বিষয় হিসেবে গণ্য: %{parts} = %{full}-এর মধ্যে %{obtained}, অর্থাৎ %{percent}%।',
  graded: 'গ্রেড %{letter} (%{from}% থেকে), পয়েন্ট %{point}।',
  gradedFailed: 'গ্রেড %{letter}, কারণ %{reasons}। পয়েন্ট %{point}।',
  failsByAbsence: 'শিক্ষার্থী %{name} অংশে অনুপস্থিত',
  failsByAllAbsent: 'শিক্ষার্থী সব পরীক্ষায় অনুপস্থিত',
  failsByPart: '%{name} অংশের %{reached} পাস নম্বর %{needed}-এর কম',
  failsByPercent: '%{percent}% পাসের জন্য প্রয়োজনীয় %{needed}%-এর কম',
  fourth: 'চতুর্থ বিষয় %{subject}: পয়েন্ট %{point}। ২-এর বেশি অংশটুকু যোগ হয়: %{bonus}।',
  fourthFailed: 'চতুর্থ বিষয় %{subject}: অকৃতকার্য, পয়েন্ট %{point}। এতে কিছু যোগ হয় না, ফলাফলের ক্ষতিও হয় না।',
  average: '(%{points} + %{bonus}) ÷ %{count} = %{average}। জিপিএ %{gpa}, গ্রেড %{letter}।',
  averageNoFourth: '(%{points}) ÷ %{count} = %{average}। জিপিএ %{gpa}, গ্রেড %{letter}।',
  cap: 'সর্বোচ্চ জিপিএ %{cap}।',
  failed:
    '%{count}টি বিষয়ে অকৃতকার্য, তাই জিপিএ %{gpa}, গ্রেড %{letter}। |||| %{count}টি বিষয়ে অকৃতকার্য, তাই জিপিএ %{gpa}, গ্রেড %{letter}।',
  total: 'মোট নম্বর: %{full}-এর মধ্যে %{total}।',
  position: 'জিপিএ ও পরে মোট নম্বর অনুযায়ী মেধাস্থান: শাখায় %{section}, শ্রেণিতে %{class}।',
  rules: 'গ্রেডিংয়ের নিয়ম: সংস্করণ %{version}।',
} satisfies Record<keyof typeof en, string>;
