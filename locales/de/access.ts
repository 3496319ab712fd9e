import type { access as english } from '../en/access.ts';

export const access: typeof english = {
  role: {
    name: 'Rolle |||| Rollen',
    empty:
      'Eine Rolle bestimmt, was ihre Inhaberinnen und Inhaber sehen und tun dürfen. Legen Sie eine Rolle an und weisen Sie sie dann Benutzerkonten zu.',
    fields: {
      requires_second_factor: 'Anmeldung in zwei Schritten nötig',
      requires_second_factor_help:
        'Benutzer dieser Rolle können nichts anderes tun, bis sie sie in ihrem Profil eingerichtet haben.',
      permissions_help: 'Jedes Häkchen erlaubt eine Aktion in einem Teil der Anwendung.',
    },
  },
  user: {
    name: 'Benutzerkonto |||| Benutzerkonten',
    empty: 'Wer sich anmeldet, hat ein Benutzerkonto. Legen Sie das erste an und geben Sie ihm eine Rolle.',
    fields: {
      login_id: 'Anmelde-ID',
      login_id_help: 'Eine ID, die anstelle der E-Mail-Adresse eingegeben werden kann.',
      role_id: 'Rolle',
      password: 'Passwort',
      password_help:
        'Mindestens 8 Zeichen mit Großbuchstabe, Kleinbuchstabe, Ziffer und einem der Zeichen !@#$%&*(). Bleibt das Feld leer, gilt ein vorhandenes Passwort weiter.',
      password_new_help:
        'Mindestens 8 Zeichen mit Großbuchstabe, Kleinbuchstabe, Ziffer und einem der Zeichen !@#$%&*(). Leer lassen, um stattdessen einen Anmeldelink zu geben.',
      last_login_at: 'Letzte Anmeldung',
      permissions_help: 'Was dieses Konto über seine Rolle hinaus darf oder, wenn verweigert, trotz ihr nicht darf.',
      'permissions.is_denied': 'Verweigert',
    },
  },
};
