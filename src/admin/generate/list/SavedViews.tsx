import { Icon } from '../../icons/Icon.tsx';
import { Divider, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext, useStore, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Resource } from '../../../core/resource.ts';
import { useLateDialog } from '../../loading/useLateDialog.ts';
import { isSameView, type SavedView, viewQuery, withoutView, withView } from './savedViews.ts';
import { ToolButton } from './ToolButton.tsx';
import type { ListColumns } from './useColumns.ts';

interface SavedViewsProps {
  readonly resource: Resource;
  readonly columns: ListColumns;
}

const NO_VIEWS: readonly SavedView[] = [];

const load = () => import('./SaveViewDialog.tsx').then((module) => module.SaveViewDialog);

/** Named combinations of filter, order and columns; they stay in this browser. */
export function SavedViews({ resource, columns }: SavedViewsProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { filterValues, sort, perPage } = useListContext();
  const [views, setViews] = useStore<readonly SavedView[]>(`${resource.name}.views`, NO_VIEWS);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { Dialog: SaveViewDialog, ...naming } = useLateDialog(load);
  const id = useId();
  const present = { filter: filterValues, sort, perPage, columns: columns.shown.map(({ name }) => name) };

  const apply = (view: SavedView) => {
    setAnchor(null);
    columns.show(view.columns);
    navigate(resource.screens.list + viewQuery(view));
  };
  const startNaming = () => {
    setAnchor(null);
    void naming.open();
  };
  return (
    <>
      <ToolButton
        icon={<Icon name="BookmarkBorder" size="small" />}
        label={translate('screens.views.button')}
        isOpen={anchor !== null}
        controls={id}
        hasPopup="menu"
        onClick={(event) => {
          naming.preload();
          setAnchor(event.currentTarget);
        }}
      />
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {views.map((view) => (
          <MenuItem
            key={view.name}
            selected={isSameView(view, present)}
            onClick={() => apply(view)}
            className="list-view"
          >
            <bdi>{view.name}</bdi>
          </MenuItem>
        ))}
        {views.length === 0 && <MenuItem disabled>{translate('screens.views.none')}</MenuItem>}
        <Divider />
        <MenuItem onClick={startNaming}>{translate('screens.views.save')}</MenuItem>
      </Menu>
      {SaveViewDialog && (
        <SaveViewDialog
          views={views}
          onSave={(name) => setViews(withView(views, { ...present, name }))}
          onForget={(name) => setViews(withoutView(views, name))}
          onClose={naming.close}
        />
      )}
    </>
  );
}
