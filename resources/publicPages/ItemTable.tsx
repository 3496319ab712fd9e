import { NOTICE_KINDS } from '../../schemas/website/pageDesigns.ts';
import type { DrawingName } from '../../src/admin/icons/drawings.ts';
import { Icon } from '../../src/admin/icons/Icon.tsx';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { ActiveChip } from '../../src/admin/fields/ActiveChip.tsx';
import { formatNumber } from '../../src/admin/format/format.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { ActiveSwitch } from '../../src/admin/generate/list/ActiveSwitch.tsx';
import { useRowCommands } from '../../src/admin/generate/list/rowCommandsContext.ts';
import { useMay } from '../../src/admin/providers/ability.ts';
import type { ItemDesign } from './designs.ts';
import type { ListedItem } from './ItemEditor.tsx';
import { type ItemColumn, itemColumns } from './itemColumns.tsx';

interface ItemTableProps {
  readonly name: string;
  readonly design: ItemDesign;
  readonly rows: readonly ListedItem[];
  /** What the table says when it has no rows. */
  readonly nothing: string;
  readonly onEdit: (item: RaRecord) => void;
}

/** Running number, what the design shows of an item, its switch and what can be done with it. */
export function ItemTable({ name, design, rows, nothing, onEdit }: ItemTableProps) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const { page, perPage } = useListContext();
  const columns = itemColumns(design);
  const first = (page - 1) * perPage + 1;
  return (
    <div className="list-scroll">
      <table className="list-table page-items" aria-label={name}>
        <thead>
          <tr>
            <th scope="col" data-align="end">
              {translate('pages.serial')}
            </th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {translate(label)}
              </th>
            ))}
            <th scope="col">{translate('fields.status')}</th>
            <th scope="col" className="list-tools-cell">
              {translate('screens.list.tools')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td className="page-items-nothing" colSpan={columns.length + 3}>
                {nothing}
              </td>
            </tr>
          )}
          {rows.map(({ id, item }, index) => (
            <ItemRow
              key={id}
              serial={formatNumber(first + index, conventions)}
              design={design}
              columns={columns}
              item={item}
              onEdit={() => onEdit(item)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ItemRowProps {
  readonly serial: string;
  readonly design: ItemDesign;
  readonly columns: readonly ItemColumn[];
  readonly item: RaRecord;
  readonly onEdit: () => void;
}

function ItemRow({ serial, design, columns, item, onEdit }: ItemRowProps) {
  const translate = useTranslate();
  const may = useMay();
  const { remove } = useRowCommands();
  const title = String(item.title);
  const mayUpdate = may(design.editForm, 'update');
  // A file is not edited: it is put up anew.
  const isFile = design.kind === 'notice' && item.is_file === NOTICE_KINDS.pdf;
  return (
    <tr>
      <td data-align="end">{serial}</td>
      {columns.map(({ label, Cell }) => (
        <td key={label}>
          <Cell item={item} />
        </td>
      ))}
      <td>
        {mayUpdate ? (
          <ActiveSwitch record={item} title={title} />
        ) : (
          <ActiveChip isActive={Number(item.is_active) === 1} />
        )}
      </td>
      <td className="list-tools-cell">
        <span className="list-tools">
          {mayUpdate && !isFile && (
            <Tool icon="EditOutlined" label={translate('ra.action.edit')} title={title} onClick={onEdit} />
          )}
          {may(design.editForm, 'delete') && (
            <Tool
              icon="DeleteOutline"
              label={translate('ra.action.delete')}
              title={title}
              onClick={() => remove(item)}
            />
          )}
        </span>
      </td>
    </tr>
  );
}

interface ToolProps {
  readonly icon: DrawingName;
  readonly label: string;
  readonly title: string;
  readonly onClick: () => void;
}

function Tool({ icon, label, title, onClick }: ToolProps) {
  return (
    <button type="button" className="list-tool" aria-label={`${label}: ${title}`} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
