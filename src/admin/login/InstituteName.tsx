import { useState } from 'react';
import mark from '../theme/mark.svg?no-inline';
import type { Institute } from './serverFacts.ts';

interface InstituteNameProps {
  readonly institute: Institute | undefined;
  /** Stands where the institute is not known. */
  readonly productName: string;
}

export function InstituteName({ institute, productName }: InstituteNameProps) {
  const [brokenLogo, setBrokenLogo] = useState<string>();
  const logo = institute?.logo && institute.logo !== brokenLogo ? institute.logo : mark;
  return (
    <p className="login-institute">
      <img src={logo} alt="" onError={() => setBrokenLogo(logo)} />
      <span dir="auto">{institute?.name ?? productName}</span>
    </p>
  );
}
