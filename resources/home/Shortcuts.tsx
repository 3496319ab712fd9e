import { useMemo } from 'react';
import { Icon } from '../../src/admin/icons/Icon.tsx';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { shortcutsOf } from '../../src/admin/menu/shortcuts.ts';
import { useProduct } from '../../src/admin/product/product.ts';
import { useAccount } from '../../src/admin/providers/ability.ts';
import { screenAddress } from '../../src/admin/addresses/addresses.ts';

/** Straight to the forms that the user may fill in. */
export function Shortcuts() {
  const translate = useTranslate();
  const { ability } = useAccount();
  const product = useProduct();
  const resources = useMemo(() => shortcutsOf({ ability, ...product }), [ability, product]);
  if (resources.length === 0) return null;
  return (
    <section aria-labelledby="home-shortcuts">
      <h2 id="home-shortcuts">{translate('home.shortcuts')}</h2>
      <div className="home-shortcuts">
        {resources.map((resource) => (
          <Button
            key={resource.name}
            variant="outlined"
            color="inherit"
            startIcon={<Icon name="Add" size="small" />}
            component={Link}
            to={screenAddress(resource, 'create')}
          >
            {translate(`resources.${resource.name}.name`, { smart_count: 1 })}
          </Button>
        ))}
      </div>
    </section>
  );
}
