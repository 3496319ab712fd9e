import type { ComponentType } from 'react';
import { DateCell } from './cells/DateCell.tsx';
import { ImagesCell } from './cells/ImagesCell.tsx';
import { LocationCell } from './cells/LocationCell.tsx';
import { NoticeCell } from './cells/NoticeCell.tsx';
import { TextCell } from './cells/TextCell.tsx';
import { TimeCell } from './cells/TimeCell.tsx';
import { TitleCell } from './cells/TitleCell.tsx';
import { TypeCell } from './cells/TypeCell.tsx';
import { VideosCell } from './cells/VideosCell.tsx';
import type { CellProps } from './cells/cellProps.ts';
import type { ItemDesign } from './designs.ts';

/** A column of a page's table; its label is a key of the languages. */
export interface ItemColumn {
  readonly label: string;
  readonly Cell: ComponentType<CellProps>;
}

const FIELDS = 'resources.publicMultipleData.fields';

const COLUMNS: Readonly<Record<ItemDesign['kind'], readonly ItemColumn[]>> = {
  album: [{ label: `${FIELDS}.images`, Cell: ImagesCell }],
  videos: [{ label: `${FIELDS}.videos`, Cell: VideosCell }],
  notice: [
    { label: `${FIELDS}.is_file`, Cell: TypeCell },
    { label: 'server.pageNotice', Cell: NoticeCell },
  ],
  event: [
    { label: `${FIELDS}.event_date`, Cell: DateCell },
    { label: 'pages.time', Cell: TimeCell },
    { label: `${FIELDS}.location`, Cell: LocationCell },
    { label: `${FIELDS}.images`, Cell: ImagesCell },
    { label: `${FIELDS}.description`, Cell: TextCell },
  ],
};

/** What a page's table shows of an item, its title first. */
export function itemColumns({ kind, titleLabel }: ItemDesign): readonly ItemColumn[] {
  return [{ label: titleLabel, Cell: TitleCell }, ...COLUMNS[kind]];
}
