import { Button, Paper } from '@mui/material';
import { useId } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Action, Resource } from '../../../core/resource.ts';
import { screenAddress } from '../../addresses/addresses.ts';
import { useWords } from '../../fields/useWords.ts';
import { resourceLabel } from '../../format/labels.ts';
import { subtitleOf, titleOf } from '../../format/titleOf.ts';
import { DecisionFacts } from '../../generate/actions/DecisionFacts.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { Letters } from './byKey.ts';
import { enteredByText } from './enteredByText.ts';

interface DecisionDetailsProps {
  readonly resource: Resource;
  readonly record: RaRecord;
  readonly actions: readonly Action[];
  readonly letters: Letters;
  readonly onDecide: (action: Action) => void;
}

/** What there is to know of the record that is looked at, and what can be decided. */
export function DecisionDetails({ resource, record, actions, letters, onDecide }: DecisionDetailsProps) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const id = useId();
  const { accept, refuse } = letters;
  const subtitle = subtitleOf(resource, record, conventions);
  return (
    <Paper component="section" variant="outlined" className="inbox-card" aria-labelledby={id}>
      <p className="inbox-kind">{resourceLabel(translate, resource.name, 1)}</p>
      <h3 id={id}>
        <Link className="field-link" to={screenAddress(resource, 'show', record.id)}>
          <bdi>{titleOf(resource, record, conventions)}</bdi>
        </Link>
      </h3>
      {subtitle && <bdi className="inbox-made">{subtitle}</bdi>}
      <p className="inbox-made">{enteredByText(record, { translate, conventions })}</p>
      <DecisionFacts resource={resource} record={record} />
      <div className="inbox-actions">
        {actions.map((action) => (
          <Button
            key={action.name}
            variant={action === accept ? 'contained' : 'outlined'}
            color={action.tone ?? 'primary'}
            startIcon={action.icon && <Icon name={action.icon} size="small" />}
            aria-keyshortcuts={action === accept ? 'A' : action === refuse ? 'R' : undefined}
            onClick={() => onDecide(action)}
          >
            {translate(`resources.${resource.name}.actions.${action.name}`)}
          </Button>
        ))}
      </div>
    </Paper>
  );
}
