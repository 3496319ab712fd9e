import { useCallback } from 'react';
import { useNotify, useStore, useTranslate } from 'react-admin';
import { loadLanguage } from '../providers/i18nProvider.ts';
import { type Locale, readLocale } from '../preferences.ts';
import { hasUnsavedChanges } from './unsavedChanges.ts';

/** Switches the language of everything at once. What is typed and not saved would be lost, so it asks first. */
export function useSwitchLanguage(): readonly [locale: Locale, switchTo: (locale: Locale) => Promise<void>] {
  const [locale, setLocale] = useStore<Locale>('locale', readLocale());
  const translate = useTranslate();
  const notify = useNotify();
  const switchTo = useCallback(
    async (chosen: Locale) => {
      if (chosen === readLocale()) return;
      if (hasUnsavedChanges() && !window.confirm(translate('shell.unsavedChanges'))) return;
      try {
        await loadLanguage(chosen);
        setLocale(chosen);
      } catch {
        notify('ra.notification.i18n_error', { type: 'error' });
      }
    },
    [setLocale, translate, notify],
  );
  return [locale, switchTo];
}
