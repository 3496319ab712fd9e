/** What the school says on its login page, and the roles of the demo school's logins. */
export const entrance = {
  intro: 'Use the account your school gave you.',
  tagline: 'The whole school day, in one place.',
  identifier: 'Email, student ID or employee ID',
  forgotten: 'Forgotten your password? Ask the school office for a new one.',
  demoTitle: 'Demo school',
  demoHint: 'Choose a role to fill in the form.',
  superAdmin: 'Super admin',
  admin: 'Admin',
  accountant: 'Accountant',
  office: 'Office',
  teacher: 'Teacher',
  student: 'Student',
  parent: 'Parent',
};

export type EntranceMessages = Readonly<Record<keyof typeof entrance, string>>;
