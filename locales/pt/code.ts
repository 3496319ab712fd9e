import type { CodeMessages } from '../en/code.ts';

export const code: CodeMessages = {
  intro: 'A sua conta usa a verificação em duas etapas. Digite o código do seu aplicativo autenticador.',
  label: 'Código',
  hint: 'Sem o telefone? Digite um dos seus códigos de recuperação.',
  required: 'Digite o código.',
  back: 'Voltar para a senha',
};
