import { useTranslate } from 'react-admin';
import { Glyph } from './Glyph.tsx';

export function ActiveChip({ isActive }: { readonly isActive: boolean }) {
  const translate = useTranslate();
  return (
    <span className="field-chip" data-tone={isActive ? 'success' : 'neutral'}>
      <Glyph name={isActive ? 'check' : 'off'} />
      {translate(isActive ? 'screens.active' : 'screens.inactive')}
    </span>
  );
}
