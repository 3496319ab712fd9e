import { Icon } from '../icons/Icon.tsx';
import { useTranslate } from 'react-admin';
import { PASSWORD_MIN } from '../../core/limits.ts';

const DEMANDS: readonly { readonly key: string; readonly isMet: (password: string) => boolean }[] = [
  { key: 'length', isMet: (password) => password.length >= PASSWORD_MIN },
  { key: 'uppercase', isMet: (password) => /[A-Z]/.test(password) },
  { key: 'lowercase', isMet: (password) => /[a-z]/.test(password) },
  { key: 'digit', isMet: (password) => /\d/.test(password) },
  { key: 'special', isMet: (password) => /[!@#$%&*()]/.test(password) },
];

/** What a password still lacks, while it is typed. */
export function PasswordChecklist({ password }: { readonly password: string }) {
  const translate = useTranslate();
  return (
    <ul className="input-checklist">
      {DEMANDS.map(({ key, isMet }) => {
        const met = isMet(password);
        return (
          <li key={key} data-met={met}>
            <Icon name={met ? 'Check' : 'Dot'} />
            {translate(`screens.password.${key}`, { min: PASSWORD_MIN })}
            <span className="unseen">{translate(met ? 'screens.password.met' : 'screens.password.unmet')}</span>
          </li>
        );
      })}
    </ul>
  );
}
