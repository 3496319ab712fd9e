/** Messages from visitors: days ago, sender, text, and the office's answer if there is one. */
export const MESSAGES: readonly {
  readonly day: number;
  readonly name: string;
  readonly by: 'email' | 'phone';
  readonly subject: string;
  readonly message: string;
  readonly isRead?: true;
  readonly answer?: string;
}[] = [
  {
    day: 0,
    name: 'Sohana Karim',
    by: 'email',
    subject: 'Admission to class Three',
    message: 'We move to Dhanmondi in January. Are there seats in class Three, English version?',
  },
  {
    day: 1,
    name: 'Jamil Haque',
    by: 'phone',
    subject: 'Transfer certificate',
    message: 'How long does it take to get a transfer certificate?',
  },
  { day: 2, name: 'Nafisa Rahman', by: 'email', subject: 'School bus', message: 'Does a bus come to Mohammadpur?' },
  {
    day: 4,
    name: 'Tariq Alam',
    by: 'email',
    subject: 'Science fair',
    message: 'My company would like to give prizes for the science fair. Whom can I speak to?',
  },
  {
    day: 5,
    name: 'Mina Das',
    by: 'phone',
    subject: 'Lost bag',
    message: 'My daughter left a blue bag in room 204 on Tuesday.',
    isRead: true,
  },
  {
    day: 8,
    name: 'Rashed Khan',
    by: 'email',
    subject: 'Fees by bKash',
    message: 'I paid twice by mistake, in the morning and in the evening. Can you look it up?',
    isRead: true,
  },
  {
    day: 11,
    name: 'Afroza Sultana',
    by: 'email',
    subject: 'Old students',
    message: 'Is there a list of those who left in 1998? We plan a reunion.',
    isRead: true,
  },
  {
    day: 15,
    name: 'Imtiaz Ahmed',
    by: 'phone',
    subject: 'Teacher of mathematics',
    message: 'I teach mathematics and look for a post. To whom do I send my papers?',
    answer: 'Please bring your papers to the office, to the attention of the vice principal.',
  },
  {
    day: 19,
    name: 'Laila Chowdhury',
    by: 'email',
    subject: 'Visit to the school',
    message: 'May we see the school before we apply?',
    answer: 'Gladly: on Thursdays at ten. Please ask for Nilufar Yasmin at the office.',
  },
  {
    day: 26,
    name: 'Prokash Roy',
    by: 'email',
    subject: 'Date of birth is wrong',
    message: 'My son’s date of birth is wrong on the result.',
    answer: 'It is corrected. Thank you for the copy of the birth certificate.',
  },
  {
    day: 34,
    name: 'Shirin Akter',
    by: 'phone',
    subject: 'Uniform',
    message: 'Where can the uniform be bought?',
    answer: 'In any shop; the colours are on the page “Uniform and books”.',
  },
];

export const SUBSCRIBERS = [
  'Ayesha Rahman',
  'Babul Hossain',
  'Champa Begum',
  'Dipu Barua',
  'Ehsan Karim',
  'Farida Yasmin',
  'Gias Uddin',
  'Hena Das',
  'Ishtiaq Alam',
  'Jesmin Ara',
  'Kabir Mia',
  'Lubna Haque',
  'Mamun Sikder',
  'Nahid Zaman',
  'Orpita Roy',
  'Parvez Khan',
  'Rina Saha',
  'Sohel Rana',
] as const;
