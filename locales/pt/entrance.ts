import type { EntranceMessages } from '../en/entrance.ts';

export const entrance: EntranceMessages = {
  intro: 'Use a conta que a sua escola lhe deu.',
  tagline: 'O dia inteiro da escola, em um só lugar.',
  identifier: 'E-mail, ID de aluno ou de funcionário',
  forgotten: 'Esqueceu a senha? Um administrador da sua escola pode lhe dar uma nova.',
  demoTitle: 'Escola de demonstração',
  demoHint: 'Escolha um perfil e o formulário se preenche sozinho.',
  superAdmin: 'Superadministrador',
  admin: 'Administrador',
  accountant: 'Contador',
  office: 'Secretaria',
  teacher: 'Professor',
  student: 'Aluno',
  parent: 'Responsável',
};
