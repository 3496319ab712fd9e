import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useLazyDialog } from '../../loading/useLazyDialog.ts';
import { ToolButton } from '../shared/ToolButton.tsx';
import type { ListColumns } from './useColumns.ts';

interface SavedViewsProps {
  readonly resource: Resource;
  readonly columns: ListColumns;
}

const load = () => import('./ViewsMenu.tsx').then((module) => module.ViewsMenu);

/** Named combinations of filter, order and columns. */
export function SavedViews({ resource, columns }: SavedViewsProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { Dialog: ViewsMenu, ...menu } = useLazyDialog(load);
  const id = useId();
  return (
    <>
      <ToolButton
        icon={<Icon name="BookmarkBorder" size="small" />}
        label={translate('screens.views.button')}
        isOpen={ViewsMenu !== undefined}
        controls={id}
        hasPopup="menu"
        onClick={(event) => {
          setAnchor(event.currentTarget);
          void menu.open();
        }}
      />
      {ViewsMenu && <ViewsMenu {...{ id, anchor, resource, columns }} onClose={menu.close} />}
    </>
  );
}
