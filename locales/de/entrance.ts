import type { EntranceMessages } from '../en/entrance.ts';

export const entrance: EntranceMessages = {
  intro: 'Verwenden Sie das Konto, das Sie von Ihrer Schule erhalten haben.',
  tagline: 'Der ganze Schultag an einem Ort.',
  identifier: 'E-Mail, Schüler- oder Personalnummer',
  forgotten: 'Passwort vergessen? Die Administration Ihrer Schule kann Ihnen ein neues geben.',
  demoTitle: 'Demo-Schule',
  demoHint: 'Wählen Sie eine Rolle, dann wird das Formular automatisch ausgefüllt.',
  superAdmin: 'Superadmin',
  admin: 'Admin',
  accountant: 'Buchhaltung',
  office: 'Sekretariat',
  teacher: 'Lehrkraft',
  student: 'Schüler/in',
  parent: 'Eltern',
};
