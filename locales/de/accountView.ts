import type { AccountViewMessages } from '../en/accountView.ts';

export const accountView: AccountViewMessages = {
  title: 'Als %{name} ansehen',
  intro:
    'Dieses Fenster zeigt die Anwendung so, wie %{name} sie sieht, höchstens 30 Minuten lang. Nichts lässt sich ändern. Ihr Grund und jede geöffnete Seite stehen im Protokoll.',
  others: 'Andere Fenster bleiben bei Ihrem eigenen Konto.',
  reason: 'Grund',
  start: 'Ansicht beginnen',
  banner: 'Ansicht als %{name}',
  until: 'Nur lesen, bis %{at}',
  end: 'Ansicht beenden',
  over: 'Die Ansicht ist beendet',
  overText: 'Sie sehen die Anwendung nicht mehr als %{name}. Arbeiten Sie in Ihrem eigenen Konto weiter.',
  back: 'Zum eigenen Konto',
};
