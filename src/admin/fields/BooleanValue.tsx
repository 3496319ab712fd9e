import { Glyph } from './Glyph.tsx';

export function BooleanValue({ isOn, text }: { readonly isOn: boolean; readonly text: string }) {
  return (
    <span className="field-boolean" data-on={isOn}>
      <Glyph name={isOn ? 'check' : 'minus'} />
      {text}
    </span>
  );
}
