import { Icon } from '../../icons/Icon.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { isPermanent, type Resource } from '../../../core/resource.ts';
import { useMay } from '../../providers/ability.ts';
import { usePossibleActions } from '../actions/usePossibleActions.ts';
import { useRefusalNotice } from '../actions/useRefusalNotice.ts';
import { isLocked } from '../shared/isLocked.ts';
import { rowAddresses } from '../shared/rowAddresses.ts';
import { useRowCommands } from './rowCommandsContext.ts';

interface RowToolsProps {
  readonly resource: Resource;
  readonly record: RaRecord;
  readonly title: string;
}

/** What can be done with a record, as far as its state and the user's permissions go. */
export function RowTools({ resource, record, title }: RowToolsProps) {
  const translate = useTranslate();
  const may = useMay();
  const { search } = useLocation();
  const { act, remove, edit: editRow } = useRowCommands();
  const sayRefusal = useRefusalNotice();
  const possible = usePossibleActions(resource)(record);
  const { show, edit } = rowAddresses({ resource, record, may, search });
  const mayDelete =
    resource.endpoints.remove &&
    may(resource, 'delete', record) &&
    !isLocked(resource, record) &&
    !isPermanent(resource, record);
  return (
    <span className="list-tools">
      {possible.map(({ action, refusal }) => {
        const label = translate(`resources.${resource.name}.actions.${action.name}`);
        return (
          <button
            key={action.name}
            type="button"
            className="list-tool"
            data-tone={action.tone}
            aria-label={`${label}: ${title}`}
            title={refusal ? translate(`server.${refusal}`) : label}
            aria-disabled={refusal !== undefined}
            onClick={() => (refusal ? sayRefusal(refusal) : act(record, action))}
          >
            <Icon name={action.icon ?? 'Check'} />
          </button>
        );
      })}
      {show && (
        <ToolLink to={show} label={translate('ra.action.show')} title={title}>
          <Icon name="VisibilityOutlined" />
        </ToolLink>
      )}
      {edit && (
        <ToolLink
          to={edit}
          onPress={editRow && (() => editRow(record))}
          label={translate('ra.action.edit')}
          title={title}
        >
          <Icon name="EditOutlined" />
        </ToolLink>
      )}
      {mayDelete && (
        <button
          type="button"
          className="list-tool"
          aria-label={`${translate('ra.action.delete')}: ${title}`}
          title={translate('ra.action.delete')}
          onClick={() => remove(record)}
        >
          <Icon name="DeleteOutline" />
        </button>
      )}
    </span>
  );
}

function ToolLink({
  to,
  label,
  title,
  onPress,
  children,
}: {
  readonly to: string;
  readonly label: string;
  readonly title: string;
  /** What a plain click does in the place of opening the address. */
  readonly onPress?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  const press = (event: MouseEvent) => {
    if (!onPress || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  };
  return (
    <Link
      to={to}
      className="list-tool"
      data-edit={onPress && ''}
      onClick={press}
      aria-label={`${label}: ${title}`}
      title={label}
    >
      {children}
    </Link>
  );
}
