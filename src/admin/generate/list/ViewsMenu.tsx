import { Divider, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useListContext, useStore, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Resource } from '../../../core/resource.ts';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { isSameView, type SavedView, type ShownView, viewQuery, withoutView, withView } from './savedViews.ts';
import type { ListColumns } from './useColumns.ts';
import { useSharedViews } from './useSharedViews.ts';
import { menuSlots } from '../../theme/menuSlots.ts';

interface ViewsMenuProps {
  readonly id: string;
  readonly anchor: HTMLElement | undefined;
  readonly resource: Resource;
  readonly columns: ListColumns;
  readonly onClose: () => void;
}

const NO_VIEWS: readonly SavedView[] = [];

/** The views of a list: one's own, which stay in this browser, and those that everybody shares. */
export function ViewsMenu({ id, anchor, resource, columns, onClose }: ViewsMenuProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { filterValues, sort, perPage } = useListContext();
  const [own, setOwn] = useStore<readonly SavedView[]>(`${resource.name}.views`, NO_VIEWS);
  const shared = useSharedViews(resource);
  const [isNaming, setNaming] = useState(false);
  const [ended, setEnded] = useState<string>();
  const present = { filter: filterValues, sort, perPage, columns: columns.shown.map(({ name }) => name) };

  const apply = (view: ShownView) => {
    onClose();
    columns.show(view.columns);
    navigate(resource.screens.list + viewQuery(view));
  };
  const item = (view: SavedView, note?: string) => (
    <MenuItem key={view.name} selected={isSameView(view, present)} onClick={() => apply(view)} className="list-view">
      <bdi>{view.name}</bdi>
      {note && <span className="list-view-note">{note}</span>}
    </MenuItem>
  );

  if (isNaming)
    return (
      <SaveViewDialog
        own={own}
        shared={shared}
        onSave={(name) => setOwn(withView(own, { ...present, name }))}
        onShare={(name, isDefault) => shared.share({ ...present, name }, isDefault)}
        onForget={(name) => setOwn(withoutView(own, name))}
        onClose={onClose}
      />
    );
  if (ended !== undefined)
    return (
      <ConfirmDialog
        isOpen
        title={translate('screens.views.unshare', { name: ended })}
        text={translate('screens.views.unshareText')}
        confirmLabel={translate('ra.action.delete')}
        tone="error"
        onConfirm={() => void shared.remove(ended).then(onClose)}
        onCancel={onClose}
      />
    );
  const opening = shared.views.find(({ is_default: isDefault }) => isDefault);
  const chosen = shared.views.find(({ view }) => isSameView(view, present));
  const endOpening = async ({ name, view }: NonNullable<typeof opening>) => {
    onClose();
    await shared.share({ ...view, name }, false);
  };
  return (
    <Menu
      id={id}
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={menuSlots({ 'aria-label': translate('screens.views.button') })}
    >
      {own.length > 0 && <ListSubheader role="presentation">{translate('screens.views.own')}</ListSubheader>}
      {own.map((view) => item(view))}
      {shared.views.length > 0 && (
        <ListSubheader role="presentation">{translate('screens.views.shared')}</ListSubheader>
      )}
      {shared.views.map(({ name, view, is_default: isDefault }) =>
        item({ ...view, name }, isDefault ? translate('screens.views.default') : undefined),
      )}
      {own.length + shared.views.length === 0 && <MenuItem disabled>{translate('screens.views.none')}</MenuItem>}
      <Divider />
      <MenuItem onClick={() => setNaming(true)}>{translate('screens.views.save')}</MenuItem>
      {shared.mayShare && opening && (
        <MenuItem onClick={() => void endOpening(opening)} className="list-view">
          {translate('screens.views.noDefault', { name: opening.name })}
        </MenuItem>
      )}
      {shared.mayShare && chosen && (
        <MenuItem onClick={() => setEnded(chosen.name)} className="list-view">
          {translate('screens.views.unshare', { name: chosen.name })}
        </MenuItem>
      )}
    </Menu>
  );
}
