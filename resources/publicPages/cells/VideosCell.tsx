import { VideoPreview } from '../VideoPreview.tsx';
import type { CellProps } from './cellProps.ts';

export function VideosCell({ item }: CellProps) {
  const videos = Array.isArray(item.videos) ? item.videos.map(({ url }) => String(url)) : [];
  return (
    <span className="page-videos">
      {videos.map((address) => (
        <VideoPreview key={address} address={address} />
      ))}
    </span>
  );
}
