import type { AccountViewMessages } from '../en/accountView.ts';

export const accountView: AccountViewMessages = {
  title: 'Ver como %{name}',
  intro:
    'Esta janela mostra o sistema como %{name} o vê, por até 30 minutos. Nada pode ser alterado. O seu motivo e cada página aberta ficam no registro de auditoria.',
  others: 'As outras janelas continuam na sua própria conta.',
  reason: 'Motivo',
  start: 'Começar a ver',
  banner: 'Vendo como %{name}',
  until: 'Somente leitura até %{at}',
  end: 'Encerrar',
  over: 'A visualização terminou',
  overText: 'Você não vê mais o sistema como %{name}. Continue na sua própria conta.',
  back: 'Voltar à sua conta',
};
