import type { settings as english } from '../../en/resources/settings.ts';

export const settings: typeof english = {
  institute: {
    name: 'Schule |||| Schulen',
    fields: {
      logo: 'Logo',
      color: 'Farbe',
      website: 'Website',
      currency: 'Währung',
      currency_help: 'Drei Buchstaben, zum Beispiel BDT oder EUR.',
      country: 'Land',
      country_help:
        'Zwei Buchstaben, zum Beispiel BD oder DE. Telefonnummern ohne Landesvorwahl gehören zu diesem Land.',
      time_zone: 'Zeitzone',
      time_zone_help:
        'Zum Beispiel Asia/Dhaka. Uhrzeiten werden in dieser Zone angezeigt, und nach ihr wechselt der Tag.',
    },
    sections: { identity: 'Name und Erscheinungsbild', contact: 'Kontakt', conventions: 'Währung und Region' },
  },
  religion: {
    name: 'Religion |||| Religionen',
    empty:
      'Die Formulare für Schülerinnen, Schüler und Personal bieten an, was hier steht. Legen Sie die Religionen und Konfessionen an, die an Ihrer Schule vorkommen.',
  },
};
