import type { ComponentType } from 'react';
import type { ItemDesign } from './designs.ts';
import { type RaRecord, useTranslate } from 'react-admin';
import { NOTICE_KINDS } from '../../schemas/website/pageDesigns.ts';
import { fileAddress } from '../../src/admin/http/address.ts';
import { formatDate, formatNumber, formatTime, NOTHING } from '../../src/admin/format/format.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { VideoPreview } from './VideoPreview.tsx';
import { FileLink } from '../../src/admin/fields/FileLink.tsx';
import { firstWords } from '../../src/admin/fields/firstWords.ts';
import { plainText } from './plainText.ts';

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

interface CellProps {
  readonly item: RaRecord;
}

function TitleCell({ item }: CellProps) {
  return (
    <bdi className="page-item-title" title={String(item.title)}>
      {String(item.title)}
    </bdi>
  );
}

const SHOWN = 5;

/** The first pictures of an item, each leading to the picture itself, and how many more there are. */
function ImagesCell({ item }: CellProps) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const images = Array.isArray(item.images) ? item.images.map(String) : [];
  const rest = images.length - SHOWN;
  return (
    <span className="page-pictures">
      {images.slice(0, SHOWN).map((path, index) => (
        <a key={path} href={fileAddress(path)} target="_blank" rel="noopener noreferrer">
          <img
            src={fileAddress(path)}
            alt={translate('pages.picture', { place: formatNumber(index + 1, conventions), title: String(item.title) })}
            loading="lazy"
            decoding="async"
          />
        </a>
      ))}
      {rest > 0 && <span>+{formatNumber(rest, conventions)}</span>}
    </span>
  );
}

function VideosCell({ item }: CellProps) {
  const videos = Array.isArray(item.videos) ? item.videos.map(({ url }) => String(url)) : [];
  return (
    <span className="page-videos">
      {videos.map((address) => (
        <VideoPreview key={address} address={address} />
      ))}
    </span>
  );
}

function TypeCell({ item }: CellProps) {
  return useWords().option('is_file', item.is_file === NOTICE_KINDS.pdf ? 'pdf' : 'text');
}

/** The notice's file, or the beginning of its text. */
function NoticeCell({ item }: CellProps) {
  if (item.is_file === NOTICE_KINDS.pdf)
    return typeof item.notice_file === 'string' ? <FileLink path={item.notice_file} /> : null;
  return <span className="page-item-text">{firstWords(plainText(item.description))}</span>;
}

function DateCell({ item }: CellProps) {
  const { conventions } = useWords();
  return typeof item.event_date === 'string' ? formatDate(item.event_date, conventions) : NOTHING;
}

/** From when until when, as hh:mm am/pm. */
function TimeCell({ item }: CellProps) {
  const { conventions } = useWords();
  const times = [item.start_time, item.end_time].filter((time): time is string => typeof time === 'string');
  return <bdi>{times.map((time) => formatTime(time, conventions)).join(' – ')}</bdi>;
}

function LocationCell({ item }: CellProps) {
  return <bdi className="page-item-place">{String(item.location ?? '')}</bdi>;
}

/** The first twenty words of an event's description. */
function TextCell({ item }: CellProps) {
  return <span className="page-item-text">{firstWords(plainText(item.description))}</span>;
}
