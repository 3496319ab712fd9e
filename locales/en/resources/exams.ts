import type { ResourceLabels } from '../../labels.ts';

export const exams = {
  examType: {
    name: 'Exam Type |||| Exam Types',
    empty: 'Exam types are the exams that every year has, such as “Half-Yearly” or “Annual”. Add them in their order.',
    fields: {
      order: 'Order',
      order_help: 'The place of the exam in the year, from 1 upwards.',
      weight: 'Weight',
      weight_help: 'How much the exam counts in the final result of the year. 0 leaves it out.',
      entry_opens_at: 'Mark entry opens',
      entry_opens_at_help: 'Teachers can enter marks from then on. Left empty, at once.',
      entry_closes_at: 'Mark entry closes',
      entry_closes_at_help: 'From then on marks can only be read. Left empty, never.',
    },
  },
  examRoutine: {
    name: 'Exam Date |||| Exam Routine',
    empty:
      'The exam routine says when and where each paper is sat. Choose an exam type, a class and a subject and add the first date.',
    fields: {
      held_on: 'Date',
      starts_at: 'Begins at',
      ends_at: 'Ends at',
      employee_id: 'Invigilator',
    },
    options: { kind: { written: 'Written', practical: 'Practical', oral: 'Oral' } },
    sections: { whom: 'For whom (left empty: for all)', paper: 'Paper' },
  },
  markDistribution: {
    name: 'Mark Distribution |||| Mark Distributions',
    empty:
      'A mark distribution says which components the marks of a subject have, such as “Written” and “MCQ”. Add one for each subject of an exam before marks are entered.',
    fields: {
      student_group_id_help: 'Leave empty for all groups.',
      pass_rule: 'Passing',
      pass_rule_help: 'What must reach its pass mark: the total, every component, or both.',
      components: 'Components',
      components_help: 'Each with its full marks and the marks that are needed to pass.',
      'components.name': 'Component',
      'components.full_mark': 'Full marks',
      'components.pass_mark': 'Pass mark',
      full_marks: 'Full marks',
    },
    options: {
      pass_rule: {
        overall: 'By the total',
        every_part: 'By every component',
        both: 'By the total and every component',
      },
    },
    sections: { whom: 'For whom (without a group: for all)', marks: 'Marks' },
  },
  gradeType: {
    name: 'Grade Type |||| Grade Types',
    empty: 'Grade types turn marks into letters and points, such as A+ and 5.00 from 80 %. Add the best grade first.',
    fields: {
      name: 'Meaning',
      letter: 'Letter',
      min_mark: 'From percent',
      min_mark_help: 'The lowest percentage that earns this grade. It goes up to the next better grade, without a gap.',
      point: 'Grade point',
      order: 'Order',
    },
  },
} satisfies Record<string, ResourceLabels>;
