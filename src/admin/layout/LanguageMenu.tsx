import { Icon } from '../icons/Icon.tsx';
import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { languages } from '../../../locales/languages.ts';
import type { Locale } from '../browser/preferences.ts';
import { useSwitchLanguage } from './useSwitchLanguage.tsx';
import { menuSlots } from '../theme/menuSlots.ts';

/** The languages by their own names. */
export function LanguageMenu() {
  const { locale, switchTo, question } = useSwitchLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const translate = useTranslate();
  const id = useId();

  const current = languages.find(({ code }) => code === locale)?.name;

  const pick = (code: Locale) => {
    setAnchor(null);
    switchTo(code);
  };

  return (
    <>
      <Button
        id={id}
        color="inherit"
        className="top-bar-button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${translate('shell.language')}: ${current}`}
        startIcon={<Icon name="Translate" size="small" />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="top-bar-text">{current}</span>
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={menuSlots({ 'aria-labelledby': id })}
      >
        {languages.map(({ code, name }) => (
          <MenuItem key={code} lang={code} selected={code === locale} onClick={() => pick(code)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      {question}
    </>
  );
}
