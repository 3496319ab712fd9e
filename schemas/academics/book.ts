import { choice, defineResource, money, reference, text } from '../../src/core/index.ts';
import { cohort, partOfClass } from './cohort.ts';

/** The books that a class uses in a year. */
export const book = defineResource({
  name: 'book',
  area: 'academics',
  icon: 'AutoStories',
  path: '/task/book/list',
  permission: 'Book List',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/book/lists', active: '/active/book/lists' },
  fields: {
    academic_year_id: cohort.academic_year_id,
    class_id: cohort.class_id,
    version_id: partOfClass.version_id,
    student_group_id: partOfClass.student_group_id,
    subject_id: reference('subject', { required: true }),
    name: text({
      required: true,
      max: 160,
      unique: ['academic_year_id', 'class_id', 'version_id', 'student_group_id', 'subject_id'],
    }),
    kind: choice(['textbook', 'grammar', 'exercise', 'reference'], { required: true, initial: 'textbook' }),
    author: text({ max: 160 }),
    publisher: text({ max: 120 }),
    edition: text({ max: 60 }),
    isbn: text({ max: 20, format: 'code' }),
    price: money({ min: 0 }),
  },
  toggle: true,
  subtitle: '{class_id} · {subject_id}',
  list: {
    columns: ['name', 'class_id', 'version_id', 'student_group_id', 'subject_id', 'kind', 'is_active'],
    sums: [],
    search: ['name', 'author', 'publisher', 'isbn', 'price'],
  },
  form: {
    keeps: ['academic_year_id', 'class_id', 'version_id', 'student_group_id'],
    sections: [
      { name: 'whom', fields: ['academic_year_id', 'class_id', 'version_id', 'student_group_id', 'subject_id'] },
      { name: 'book', fields: ['name', 'kind', 'author', 'publisher', 'edition', 'isbn', 'price'] },
    ],
  },
});
