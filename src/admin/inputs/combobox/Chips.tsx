import { Icon } from '../../icons/Icon.tsx';
import { useTranslate } from 'react-admin';

interface ChipsProps {
  readonly label: string;
  readonly chips: readonly { readonly id: number; readonly title: string }[];
  readonly onRemove: (id: number) => void;
}

/** What is chosen in a combobox for several, each with a way to take it out again. */
export function Chips({ label, chips, onRemove }: ChipsProps) {
  const translate = useTranslate();
  return (
    <ul className="combobox-chips" aria-labelledby={label}>
      {chips.map(({ id, title }) => {
        const remove = translate('screens.upload.remove', { name: title });
        return (
          <li key={id}>
            <bdi>{title}</bdi>
            <button type="button" aria-label={remove} title={remove} onClick={() => onRemove(id)}>
              <Icon name="Close" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
