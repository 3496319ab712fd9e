import { Icon } from '../icons/Icon.tsx';
import { useTranslate } from 'react-admin';

export function ActiveChip({ isActive }: { readonly isActive: boolean }) {
  const translate = useTranslate();
  return (
    <span className="field-chip" data-tone={isActive ? 'success' : 'neutral'}>
      <Icon name={isActive ? 'Check' : 'Block'} />
      {translate(isActive ? 'screens.active' : 'screens.inactive')}
    </span>
  );
}
