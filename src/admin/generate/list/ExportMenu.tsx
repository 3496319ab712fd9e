import { Icon } from '../../icons/Icon.tsx';
import { Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { EXPORT_AT_ONCE } from '../../../core/limits.ts';
import type { Resource } from '../../../core/resource.ts';
import { useFollowedJobs } from '../../jobs/followedJobs.ts';
import { currentView } from '../../auth/accountView.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { useHasOwnCalls } from '../../providers/backEnd.ts';
import type { AppDataProvider } from '../../providers/dataProvider.ts';
import type { DownloadRequest } from '../../providers/download.ts';
import type { Column } from './listColumns.ts';
import { ToolButton } from '../shared/ToolButton.tsx';
import { TABLE_FORMATS, type TableFormat } from '../../../core/tableFormats.ts';
import { menuSlots } from '../../theme/menuSlots.ts';

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
  const { follow } = useFollowedJobs();
  // Whoever looks at the product as somebody else takes nothing out of it.
  if (!canExport || currentView()) return null;

  const save = async (format: TableFormat) => {
    setAnchor(null);
    const names = columns.map(({ name }) => name);
    const asked = { format, filter: { ...filterValues, ...resource.pathValues }, sort, columns: names };
    const isLong = (total ?? 0) > EXPORT_AT_ONCE;
    await (isLong ? begin(asked) : dataProvider.download(resource.name, asked)).catch(noteError);
  };
  // Few lists are that long.
  const begin = async (asked: DownloadRequest) => {
    const { beginExport } = await import('./beginExport.ts');
    follow(await beginExport(resource, asked));
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
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={menuSlots({ 'aria-label': translate('screens.export.button') })}
      >
        {TABLE_FORMATS.map((format) => (
          <MenuItem key={format} disabled={!total} onClick={() => save(format)}>
            {translate(`screens.export.${format}`, { smart_count: total ?? 0 })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
