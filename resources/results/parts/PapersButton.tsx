import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { languages } from '../../../locales/languages.ts';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { Icon } from '../../../src/admin/icons/Icon.tsx';
import { type OfferedPaper, usePaper } from './usePaper.ts';

/** Offers published results as papers with a code, in one language or in two. */
export function PapersButton({ papers }: { readonly papers: readonly OfferedPaper[] }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon name="FileDownloadOutlined" size="small" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {translate('pages.resultPages.papers.open')}
      </Button>
      {isOpen && <PapersDialog papers={papers} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PapersDialogProps {
  readonly papers: readonly OfferedPaper[];
  readonly onClose: () => void;
}

function PapersDialog({ papers, onClose }: PapersDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const say = (key: string) => translate(`pages.resultPages.papers.${key}`);
  const [language, setLanguage] = useState<string>(useConventions().locale);
  const [second, setSecond] = useState('');
  const { save, waitsFor } = usePaper();
  const query = { language, ...(second !== '' && second !== language && { second_language: second }) };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{say('title')}</DialogTitle>
      <DialogContent className="results-papers">
        <p className="block-help">{say('help')}</p>
        <LanguageInput label={say('language')} value={language} onChange={setLanguage} />
        <LanguageInput label={say('second')} value={second} onChange={setSecond} none={say('noSecond')} />
        <ul>
          {papers.map((paper) => (
            <li key={paper.name}>
              <Button
                variant="outlined"
                fullWidth
                disabled={waitsFor !== undefined}
                onClick={() => save({ ...paper, query: { ...paper.query, ...query } })}
              >
                {waitsFor === paper.name ? say('waiting') : say(paper.name)}
              </Button>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface LanguageInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (language: string) => void;
  /** What it says where no language is chosen. */
  readonly none?: string;
}

function LanguageInput({ label, value, onChange, none }: LanguageInputProps) {
  return (
    <TextField
      select
      fullWidth
      margin="normal"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {languages.map(({ code, name }) => (
        <MenuItem key={code} value={code}>
          <bdi lang={code}>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
