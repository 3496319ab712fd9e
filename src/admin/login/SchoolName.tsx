import { useState } from 'react';
import mark from './mark.svg?no-inline';
import type { School } from './serverFacts.ts';

interface SchoolNameProps {
  readonly school: School | undefined;
}

export function SchoolName({ school }: SchoolNameProps) {
  const [brokenLogo, setBrokenLogo] = useState<string>();
  const logo = school?.logo && school.logo !== brokenLogo ? school.logo : mark;
  return (
    <p className="login-school">
      <img src={logo} alt="" onError={() => setBrokenLogo(logo)} />
      <span dir="auto">{school?.name ?? 'Campus'}</span>
    </p>
  );
}
