/** The signs of medicine, with a true minus: the same in every language that is written from left to right. */
export const bloodGroups = {
  'A+': 'A+',
  'A-': 'A−',
  'B+': 'B+',
  'B-': 'B−',
  'AB+': 'AB+',
  'AB-': 'AB−',
  'O+': 'O+',
  'O-': 'O−',
};
