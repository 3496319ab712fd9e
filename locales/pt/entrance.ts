import type { EntranceMessages } from '../en/entrance.ts';

export const entrance: EntranceMessages = {
  intro: 'Use a conta que a sua escola lhe deu.',
  tagline: 'O dia inteiro da escola, em um só lugar.',
  identifier: 'E-mail, ID de aluno ou de funcionário',
  forgotten: 'Esqueceu a senha? Um administrador da sua escola pode lhe dar uma nova.',
  demoTitle: 'Escola de demonstração',
  demoHint: 'Escolha um perfil de acesso e o formulário é preenchido automaticamente.',
  superAdmin: 'Superadministrador',
  admin: 'Administrador',
  accountant: 'Contador',
  office: 'Secretaria',
  teacher: 'Professor',
  student: 'Aluno',
  parent: 'Responsável',
};
