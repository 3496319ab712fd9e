import { type ReactNode, useState } from 'react';
import { useNotify, useStore, useTranslate } from 'react-admin';
import { type Locale, readLocale } from '../browser/preferences.ts';
import { hasUnsavedChanges } from '../browser/unsavedChanges.ts';
import { LeaveQuestion } from '../generate/shared/LeaveQuestion.tsx';
import { useProduct } from '../product/product.ts';
import { loadLanguage } from '../providers/i18nProvider.ts';

interface LanguageSwitch {
  readonly locale: Locale;
  readonly switchTo: (locale: Locale) => void;
  /** What is asked before something typed is lost. */
  readonly question: ReactNode;
}

/** Switches the language of everything at once. What is typed and not saved would be lost, so it asks first. */
export function useSwitchLanguage(): LanguageSwitch {
  const [locale, setLocale] = useStore<Locale>('locale', readLocale());
  const { languages } = useProduct();
  const translate = useTranslate();
  const notify = useNotify();
  // The language that waits for an answer to the question.
  const [chosen, setChosen] = useState<Locale>();

  const change = async (to: Locale) => {
    setChosen(undefined);
    try {
      await loadLanguage(languages, to);
      setLocale(to);
    } catch {
      notify('ra.notification.i18n_error', { type: 'error' });
    }
  };
  const switchTo = (to: Locale) => {
    if (to === readLocale()) return;
    if (hasUnsavedChanges()) setChosen(to);
    else void change(to);
  };
  const question = (
    <LeaveQuestion
      isOpen={chosen !== undefined}
      title={translate('shell.languageQuestion.title')}
      leaveLabel={translate('shell.languageQuestion.change')}
      onLeave={() => chosen && change(chosen)}
      onStay={() => setChosen(undefined)}
    />
  );
  return { locale, switchTo, question };
}
