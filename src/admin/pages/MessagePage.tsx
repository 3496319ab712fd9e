import { Button } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router';
import { missedAddress } from '../addresses/missedAddress.ts';
import type { MessageName } from '../addresses/ownPages.ts';
import { homeRoute } from '../auth/homeRoute.ts';
import { Brand } from '../layout/Brand.tsx';
import { useProduct } from '../product/product.ts';
import { useAccount } from '../providers/ability.ts';
import { useInstitute } from '../providers/useInstitute.ts';
import '../layout/layout.css';
import './pages.css';

interface MessagePageProps {
  readonly message: MessageName;
}

/** A page that only says something, with the ways on. */
export function MessagePage({ message }: MessagePageProps) {
  const { user } = useAccount();
  const { state } = useLocation();
  const navigate = useNavigate();
  const translate = useTranslate();
  const { name } = useProduct();
  const house = useInstitute()?.name ?? name;
  const title = translate(`shell.${message}.title`);
  const asked = message === 'notFound' ? missedAddress(state) : undefined;
  useEffect(() => {
    document.title = `${title} · ${house}`;
  }, [title, house]);

  return (
    <main className="page-message page-message-alone">
      <Brand />
      <h1>{title}</h1>
      {asked !== undefined && <p>{translate('shell.notFound.asked', { address: asked })}</p>}
      <p>{translate(`shell.${message}.text`)}</p>
      <div className="page-message-buttons">
        <Button variant="contained" component={Link} to={user ? homeRoute(user) : '/'}>
          {translate('shell.toHome')}
        </Button>
        {window.history.length > 1 && (
          <Button variant="outlined" onClick={() => navigate(-1)}>
            {translate('shell.goBack')}
          </Button>
        )}
      </div>
    </main>
  );
}
