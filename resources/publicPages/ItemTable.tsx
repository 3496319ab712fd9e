import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { ActiveChip } from '../../src/admin/fields/ActiveChip.tsx';
import { formatNumber } from '../../src/admin/fields/format.ts';
import { Glyph, type GlyphName } from '../../src/admin/fields/Glyph.tsx';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { ActiveSwitch } from '../../src/admin/generate/list/ActiveSwitch.tsx';
import { useRowCommands } from '../../src/admin/generate/list/rowCommandsContext.ts';
import { useMay } from '../../src/admin/providers/ability.ts';
import type { ItemDesign } from './designs.ts';
import type { ListedItem } from './ItemEditor.tsx';
import { type ItemColumn, itemColumns } from './itemColumns.ts';

interface ItemTableProps {
  readonly name: string;
  readonly design: ItemDesign;
  readonly rows: readonly ListedItem[];
  readonly onEdit: (item: RaRecord) => void;
}

/** Running number, what the design shows of an item, its switch and what can be done with it. */
export function ItemTable({ name, design, rows, onEdit }: ItemTableProps) {
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
  const isFile = design.kind === 'notice' && item.is_file === 1;
  return (
    <tr>
      <td data-align="end">{serial}</td>
      {columns.map(({ label, Cell }) => (
        <td key={label}>
          <Cell item={item} />
        </td>
      ))}
      <td>{mayUpdate ? <ActiveSwitch record={item} title={title} /> : <ActiveChip isActive={Number(item.is_active) === 1} />}</td>
      <td className="list-tools-cell">
        <span className="list-tools">
          {mayUpdate && !isFile && <Tool glyph="edit" label={translate('ra.action.edit')} title={title} onClick={onEdit} />}
          {may(design.editForm, 'delete') && (
            <Tool glyph="remove" label={translate('ra.action.delete')} title={title} onClick={() => remove(item)} />
          )}
        </span>
      </td>
    </tr>
  );
}

interface ToolProps {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly title: string;
  readonly onClick: () => void;
}

function Tool({ glyph, label, title, onClick }: ToolProps) {
  return (
    <button type="button" className="list-tool" aria-label={`${label}: ${title}`} title={label} onClick={onClick}>
      <Glyph name={glyph} />
    </button>
  );
}
