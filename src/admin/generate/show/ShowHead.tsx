import { Icon } from '../../icons/Icon.tsx';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { isPermanent, statusFieldOf, type Resource } from '../../../core/resource.ts';
import { ActiveChip } from '../../fields/ActiveChip.tsx';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { Thumbnail } from '../../fields/Thumbnail.tsx';
import { useWords } from '../../fields/useWords.ts';
import { useMay } from '../../providers/ability.ts';
import { DeleteDialogPage } from '../list/deleteDialogPage.ts';
import { screenAddress } from '../../addresses/addresses.ts';
import { StatusButtons } from '../actions/StatusButtons.tsx';
import { lazyPage } from '../../loading/lazyPage.tsx';
import { useHasOwnCalls } from '../../providers/backEnd.ts';
import { LinkButton } from '../logins/LinkButton.tsx';
import { ViewAsButton } from '../logins/ViewAsButton.tsx';
import { isLocked } from '../shared/isLocked.ts';
import { subtitleOf, titleOf } from '../../format/titleOf.ts';
import { backTo } from '../shared/wayBack.ts';
import { headPicture } from './detailSections.ts';

const SecondFactorNote = lazyPage(() =>
  import('../logins/SecondFactorNote.tsx').then((module) => module.SecondFactorNote),
);

interface ShowHeadProps {
  readonly resource: Resource;
  readonly record: RaRecord;
  readonly onDeleted: () => void;
}

/** What state a record is in, and what can be done with it. */
export function ShowHead({ resource, record, onDeleted }: ShowHeadProps) {
  const translate = useTranslate();
  const may = useMay();
  const { conventions } = useWords();
  const hasOwnCalls = useHasOwnCalls();
  const [isDeleting, setDeleting] = useState(false);
  const isOpen = !isLocked(resource, record);
  const mayUpdate = may(resource, 'update', record);
  const mayRemove =
    isOpen &&
    !isPermanent(resource, record) &&
    resource.endpoints.remove !== undefined &&
    may(resource, 'delete', record);
  const status = statusFieldOf(resource);
  const statusField = status === undefined ? undefined : resource.fields[status];
  const picture = headPicture(resource);
  const subtitle = subtitleOf(resource, record, conventions);
  return (
    <div className="show-head">
      {picture && <Thumbnail path={record[picture]} title={titleOf(resource, record, conventions)} size="large" />}
      {subtitle && <bdi className="show-subtitle">{subtitle}</bdi>}
      {statusField && status && <FieldValue field={statusField} name={status} record={record} />}
      {resource.toggle && <ActiveChip isActive={Number(record.is_active) === 1} />}
      <div className="show-tools">
        <StatusButtons resource={resource} record={record} />
        <LinkButton resource={resource} record={record} />
        <ViewAsButton resource={resource} record={record} />
        {isOpen && resource.screens.edit && mayUpdate && (
          <Button
            component={Link}
            to={screenAddress(resource, 'edit', record.id)}
            state={resource.screens.show ? backTo(screenAddress(resource, 'show', record.id)) : undefined}
            variant="outlined"
            startIcon={<Icon name="EditOutlined" size="small" />}
          >
            {translate('ra.action.edit')}
          </Button>
        )}
        {mayRemove && (
          <Button
            variant="outlined"
            color="error"
            startIcon={<Icon name="DeleteOutline" size="small" />}
            onClick={() => setDeleting(true)}
          >
            {translate('ra.action.delete')}
          </Button>
        )}
      </div>
      {resource.name === 'user' && hasOwnCalls && mayUpdate && (
        <Suspense fallback={null}>
          <SecondFactorNote record={record} />
        </Suspense>
      )}
      {isDeleting && (
        <Suspense fallback={null}>
          <DeleteDialogPage
            resource={resource}
            record={record}
            onClose={() => setDeleting(false)}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </div>
  );
}
