import { useState } from 'react';
import type { LoginMessages } from '../../../locales/en/login.ts';
import { readSkin, setSkin } from '../browser/preferences.ts';
import { Drawing } from './Drawing.tsx';

interface SkinButtonProps {
  readonly messages: LoginMessages;
}

export function SkinButton({ messages }: SkinButtonProps) {
  const [skin, changeSkin] = useState(readSkin);
  const other = skin === 'light' ? 'dark' : 'light';
  const label = other === 'dark' ? messages.useDark : messages.useLight;

  const switchSkin = (): void => {
    setSkin(other);
    changeSkin(other);
  };

  return (
    <button type="button" className="login-icon-button" aria-label={label} title={label} onClick={switchSkin}>
      <Drawing name={other === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
}
