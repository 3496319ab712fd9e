import type { HTMLAttributes } from 'react';
import type { ReferenceOption } from './useReferenceOptions.ts';

interface OptionRowProps extends HTMLAttributes<HTMLLIElement> {
  readonly option: ReferenceOption;
}

export function OptionRow({ option, ...row }: OptionRowProps) {
  return (
    <li {...row}>
      <span className="input-option">
        <bdi>{option.title}</bdi>
        {option.subtitle && <bdi className="input-option-more">{option.subtitle}</bdi>}
      </span>
    </li>
  );
}
