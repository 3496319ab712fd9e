import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { registry } from '../../schemas/index.ts';
import { WordsProvider } from '../../src/admin/fields/WordsProvider.tsx';
import { History } from '../../src/admin/generate/show/History.tsx';
import '../../src/admin/generate/show/show.css';

const resource = registry.get('uploadedMark');

interface MarkHistoryProps {
  readonly id: number;
  readonly title: string;
  readonly onClose: () => void;
}

/** Who entered and changed a mark, and when. */
export function MarkHistory({ id, title, onClose }: MarkHistoryProps) {
  const translate = useTranslate();
  const label = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={label}>
      <DialogTitle id={label}>
        <bdi>{title}</bdi>
      </DialogTitle>
      <DialogContent>
        <WordsProvider resource={resource}>
          <History resource={resource} id={id} />
        </WordsProvider>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
