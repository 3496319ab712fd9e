import type { ScreenNames } from '../en/screenNames.ts';

export const screenNames: ScreenNames = {
  audit: 'Registro de auditoria',
  publicPages: 'Páginas do site',
  publicPage: 'Uma página do site',
  distribution: 'Distribuição de notas',
  generateResults: 'Gerar resultados',
  publishResults: 'Publicar resultados',
  marksheet: 'Boletim',
  markEntry: 'Lançamento de notas',
  homework: 'Tarefas de casa de uma turma',
  material: 'Material didático de uma turma',
  secondFactorResets: 'Redefinição da verificação em duas etapas',
};
