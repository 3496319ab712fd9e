import type { settings as english } from '../../en/resources/settings.ts';

export const settings: typeof english = {
  institute: {
    name: 'Établissement |||| Établissements',
    fields: {
      logo: 'Logo',
      color: 'Couleur',
      website: 'Site web',
      currency: 'Devise',
      currency_help: 'Trois lettres, par exemple BDT ou EUR.',
      country: 'Pays',
      country_help: 'Deux lettres, par exemple BD ou DE. Les numéros de téléphone sans indicatif sont ceux de ce pays.',
      time_zone: 'Fuseau horaire',
      time_zone_help: 'Par exemple Asia/Dhaka. Les heures sont affichées dans ce fuseau, et le jour y change.',
    },
    sections: { identity: 'Identité', contact: 'Coordonnées', conventions: 'Devise et région' },
  },
  religion: {
    name: 'Religion |||| Religions',
    empty:
      'Les formulaires des élèves et du personnel proposent ce qui figure ici. Ajoutez les religions présentes dans votre établissement.',
  },
};
