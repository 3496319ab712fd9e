import type { CodeMessages } from '../en/code.ts';

export const code: CodeMessages = {
  intro: 'A sua conta usa a verificação em duas etapas. Digite o código do seu aplicativo autenticador.',
  label: 'Código',
  hint: 'Sem o telefone? Digite um dos seus códigos de recuperação.',
  lost: 'Perdeu o telefone e os códigos de recuperação? Peça à secretaria para redefinir a verificação em duas etapas.',
  required: 'Digite o código.',
  sixDigits: 'Digite os seis dígitos.',
  back: 'Voltar para a senha',
};
