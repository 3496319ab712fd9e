import { useState } from 'react';
import { Link } from 'react-router';
import { homeRoute } from '../auth/homeRoute.ts';
import mark from '../theme/mark.svg';
import { useAccount } from '../providers/ability.ts';
import { useProduct } from '../product/product.ts';
import { useInstitute } from '../providers/useInstitute.ts';

/** The institute's logo and name; they lead home. */
export function Brand() {
  const institute = useInstitute();
  const { name } = useProduct();
  const { user } = useAccount();
  const [brokenLogo, setBrokenLogo] = useState<string>();
  const logo = institute?.logo && institute.logo !== brokenLogo ? institute.logo : mark;
  return (
    <Link className="brand" to={user ? homeRoute(user) : '/'}>
      <img src={logo} alt="" width="32" height="32" onError={() => setBrokenLogo(logo)} />
      <span dir="auto">{institute?.name ?? name}</span>
    </Link>
  );
}
