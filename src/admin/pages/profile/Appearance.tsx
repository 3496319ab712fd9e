import { MenuItem, TextField } from '@mui/material';
import { useStore, useTheme, useTranslate } from 'react-admin';
import { languages } from '../../../../locales/languages.ts';
import { isLocale } from '../../browser/preferences.ts';
import { useSwitchLanguage } from '../../layout/useSwitchLanguage.tsx';
import { readLayout } from '../../providers/store.ts';

/** The language, colours and menu of this browser, which keeps them. */
export function Appearance() {
  const translate = useTranslate();
  const { locale, switchTo, question } = useSwitchLanguage();
  const [skin = 'light', setSkin] = useTheme();
  const [layout, setLayout] = useStore<string>('layout', readLayout());

  return (
    <section className="profile-card" aria-labelledby="profile-appearance-title">
      <h2 id="profile-appearance-title">{translate('security.appearance')}</h2>
      <div className="profile-choices">
        <TextField
          select
          id="profile-language"
          label={translate('security.language')}
          value={locale}
          onChange={({ target }) => isLocale(target.value) && switchTo(target.value)}
        >
          {languages.map(({ code, name }) => (
            <MenuItem key={code} value={code} lang={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          id="profile-skin"
          label={translate('security.skin')}
          value={skin}
          onChange={({ target }) => setSkin(target.value === 'dark' ? 'dark' : 'light')}
        >
          <MenuItem value="light">{translate('shell.lightSkin')}</MenuItem>
          <MenuItem value="dark">{translate('shell.darkSkin')}</MenuItem>
        </TextField>
        <TextField
          select
          id="profile-layout"
          label={translate('security.menu')}
          value={layout}
          onChange={({ target }) => setLayout(target.value)}
        >
          <MenuItem value="vertical">{translate('shell.verticalLayout')}</MenuItem>
          <MenuItem value="horizontal">{translate('shell.horizontalLayout')}</MenuItem>
        </TextField>
      </div>
      {question}
    </section>
  );
}
