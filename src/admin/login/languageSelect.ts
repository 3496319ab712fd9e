import { languages } from '../../../locales/languages.ts';
import { isLocale, setLocale } from '../preferences.ts';
import { loadMessages } from './messages.ts';
import type { Texts } from './texts.ts';

/** Lets the language be chosen; what was typed stays. */
export function fillLanguageSelect(select: HTMLSelectElement, texts: Texts): void {
  for (const { code, name } of languages) {
    const option = new Option(name, code);
    option.lang = code;
    select.append(option);
  }
  select.value = texts.locale;
  select.addEventListener('change', async () => {
    const picked = select.value;
    if (!isLocale(picked)) return;
    const messages = await loadMessages(picked).catch(() => undefined);
    // Somebody who goes through the list with the keys picks again while the texts are on their way.
    if (select.value !== picked) return;
    if (messages) {
      setLocale(picked);
      texts.change({ locale: picked, messages });
    }
    select.value = texts.locale;
  });
}
