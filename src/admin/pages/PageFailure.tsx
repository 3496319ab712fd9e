import { Button } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import './pages.css';

interface PageFailureProps {
  /** The code of the page could not be fetched; otherwise the page itself failed. */
  readonly isUnfetched: boolean;
  readonly onRetry: () => void;
}

/** Stands where a page should be. */
export function PageFailure({ isUnfetched, onRetry }: PageFailureProps) {
  const translate = useTranslate();
  const key = isUnfetched ? 'shell.pageFailed' : 'shell.pageBroken';
  return (
    <div className="page-message" role="alert">
      <Title title={`${key}.title`} preferenceKey={false} />
      <p>{translate(`${key}.text`)}</p>
      <div className="page-message-buttons">
        <Button variant="contained" onClick={onRetry}>
          {translate('shell.retry')}
        </Button>
        <Button variant="outlined" href="/">
          {translate('shell.toHome')}
        </Button>
      </div>
    </div>
  );
}
