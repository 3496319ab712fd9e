import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useId } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { NAVBARS, readNavbar, readTransition, TRANSITIONS } from '../providers/store.ts';

/** How the bar behaves and how screens appear; a choice counts at once and is kept in the browser. */
export function LayoutDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const [navbar, setNavbar] = useStore<string>('navbar', readNavbar());
  const [transition, setTransition] = useStore<string>('transition', readTransition());
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('shell.layout.title')}</DialogTitle>
      <DialogContent className="layout-choices">
        <Choices name="navbar" kinds={NAVBARS} chosen={navbar} onChoose={setNavbar} />
        <Choices name="transition" kinds={TRANSITIONS} chosen={transition} onChoose={setTransition} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChoicesProps {
  readonly name: 'navbar' | 'transition';
  readonly kinds: readonly string[];
  readonly chosen: string;
  readonly onChoose: (kind: string) => void;
}

function Choices({ name, kinds, chosen, onChoose }: ChoicesProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div>
      <FormLabel id={id}>{translate(`shell.layout.${name}.label`)}</FormLabel>
      <RadioGroup aria-labelledby={id} value={chosen} onChange={(_, kind) => onChoose(kind)}>
        {kinds.map((kind) => (
          <FormControlLabel
            key={kind}
            value={kind}
            control={<Radio size="small" />}
            label={translate(`shell.layout.${name}.${kind}`)}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
