import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { saveFile } from '../../providers/download.ts';

/** The recovery codes, which are shown once: to be copied, or kept as a file that can be printed. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const translate = useTranslate();
  const noteError = useErrorNotice();
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const save = () => {
    const heading = translate('security.codesTitle');
    saveFile(new Blob([`${heading}\n\n${text}\n`], { type: 'text/plain;charset=utf-8' }), 'recovery-codes.txt');
  };
  return (
    <>
      <p>{translate('security.codesText')}</p>
      <ul className="second-factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ul>
      <div className="profile-buttons">
        <Button variant="outlined" onClick={() => copy().catch(noteError)}>
          {translate('security.copyCodes')}
        </Button>
        <Button variant="outlined" onClick={save}>
          {translate('security.saveCodes')}
        </Button>
        <span role="status">{isCopied && translate('security.codesCopied')}</span>
      </div>
    </>
  );
}
