import type { NewPasswordMessages } from '../en/newPassword.ts';

export const newPassword: NewPasswordMessages = {
  title: 'Escolher uma senha',
  intro: 'Este link é para %{name}. A partir de agora, entre com %{login}.',
  signedInAs: 'Você entrou como %{name}. Ao salvar, você sai dessa conta.',
  password: 'Nova senha',
  hint: 'Pelo menos 8 caracteres, com uma maiúscula, uma minúscula, um dígito e um destes: !@#$%&*().',
  again: 'Confirmar a senha',
  submit: 'Salvar e entrar',
  working: 'Salvando…',
  saved: 'A sua senha foi salva.',
  missing: 'Preencha este campo.',
  differ: 'As duas senhas não são iguais.',
  linkOver: 'Este link já foi usado, foi substituído ou expirou. Peça um novo a um administrador.',
  checking: 'Verificando o link…',
  forgotten: 'Esqueceu a senha?',
  forgottenIntro:
    'Informe o seu e-mail ou ID. Se a sua conta tiver um e-mail, você receberá um link para escolher uma nova senha.',
  send: 'Enviar link',
  sending: 'Enviando…',
  asked: 'Se isto pertencer a uma conta com e-mail, um link está a caminho. Ele vale por 2 horas.',
  back: 'Voltar para a entrada',
};
