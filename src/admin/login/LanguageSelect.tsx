import { languages } from '../../../locales/languages.ts';
import { isLocale, type Locale } from '../browser/preferences.ts';
import { Drawing } from './Drawing.tsx';

interface LanguageSelectProps {
  readonly label: string;
  readonly locale: Locale;
  readonly onPick: (locale: Locale) => void;
}

export function LanguageSelect({ label, locale, onPick }: LanguageSelectProps) {
  return (
    <label className="login-language">
      <span className="login-unseen">{label}</span>
      <Drawing name="globe" />
      <select value={locale} onChange={({ target }) => isLocale(target.value) && onPick(target.value)}>
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
