import type { settings as english } from '../../en/resources/settings.ts';

export const settings: typeof english = {
  institute: {
    name: 'Escola |||| Escolas',
    fields: {
      logo: 'Logotipo',
      color: 'Cor',
      website: 'Site',
      currency: 'Moeda',
      currency_help: 'Três letras, como BDT ou EUR.',
      country: 'País',
      country_help: 'Duas letras, como BD ou DE. Telefones sem código de país são deste país.',
      time_zone: 'Fuso horário',
      time_zone_help: 'Como Asia/Dhaka. As horas são mostradas neste fuso, e o dia muda por ele.',
    },
    sections: { identity: 'Identidade', contact: 'Contato', conventions: 'Moeda e região' },
  },
  religion: {
    name: 'Religião |||| Religiões',
    empty:
      'Os formulários de alunos e funcionários oferecem o que está aqui. Adicione as religiões presentes na sua escola.',
  },
};
