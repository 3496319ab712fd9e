import { Icon } from '../../icons/Icon.tsx';
import { Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { useHasOwnCalls } from '../../providers/backEnd.ts';
import type { AppDataProvider } from '../../providers/dataProvider.ts';
import type { Column } from './listColumns.ts';
import { ToolButton } from './ToolButton.tsx';

const FORMATS = ['xlsx', 'csv'] as const;

interface ExportMenuProps {
  readonly resource: Resource;
  readonly columns: readonly Column[];
}

/** Everything that the filter matches, not only this page, as a file with the columns that are shown. */
export function ExportMenu({ resource, columns }: ExportMenuProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const noteError = useErrorNotice(resource);
  const { filterValues, sort, total } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const canExport = useHasOwnCalls();
  if (!canExport) return null;

  const save = async (format: (typeof FORMATS)[number]) => {
    setAnchor(null);
    const names = columns.map(({ name }) => name);
    await dataProvider
      .download(resource.name, { format, filter: { ...filterValues, ...resource.pathValues }, sort, columns: names })
      .catch(noteError);
  };
  return (
    <>
      <ToolButton
        icon={<Icon name="FileDownloadOutlined" size="small" />}
        label={translate('screens.export.button')}
        isOpen={anchor !== null}
        controls={id}
        hasPopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {FORMATS.map((format) => (
          <MenuItem key={format} disabled={!total} onClick={() => save(format)}>
            {translate(`screens.export.${format}`, { smart_count: total ?? 0 })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
