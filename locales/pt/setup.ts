import type { SetupMessages } from '../en/setup.ts';

export const setup: SetupMessages = {
  title: 'Boas-vindas',
  intro: 'Este link cria a conta do primeiro superadministrador. Ele só funciona uma vez.',
  name: 'Seu nome',
  email: 'Seu e-mail',
  password: 'Senha',
  passwordHint: 'Pelo menos 8 caracteres, com uma maiúscula, uma minúscula, um dígito e um destes: !@#$%&*()',
  again: 'A mesma senha outra vez',
  submit: 'Criar a conta',
  working: 'Criando a conta…',
  missing: 'Preencha este campo.',
  differ: 'As duas senhas não são iguais.',
  linkOver: 'Este link já foi usado ou expirou. Reinicie o servidor para receber um novo.',
};
