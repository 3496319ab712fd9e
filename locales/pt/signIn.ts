import type { signIn as english } from '../en/signIn.ts';

export const signIn: typeof english = {
  mail: {
    greeting: 'Olá, %{name},',
    choose: 'Escolher uma senha',
    until: 'O link funciona uma vez, até %{at}.',
    handed: {
      subject: 'A sua conta em %{school}',
      text: 'Você tem uma conta em %{school}. Escolha a senha com este link:',
      ignore: 'Se você não esperava por isto, avise a secretaria.',
    },
    asked: {
      subject: 'Nova senha em %{school}',
      text: 'Foi pedida uma nova senha para a sua conta em %{school}. Escolha-a com este link:',
      ignore: 'Se não foi você, ignore este e-mail. A sua senha continua a mesma.',
    },
  },
  slip: {
    title: 'Fichas de acesso',
    login: 'Entrar com',
    how: 'Leia o código com a câmera, ou digite o endereço abaixo, e escolha uma senha.',
    until: 'Válido até',
    secret: 'Funciona uma única vez. Não a mostre a ninguém.',
    serial: 'Número da ficha',
  },
};
