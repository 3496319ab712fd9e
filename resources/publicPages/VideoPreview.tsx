import { Icon } from '../../src/admin/icons/Icon.tsx';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { fullAddress, playerAddress } from '../../src/core/videos.ts';

/** A video that plays in its place once it is asked for: nothing is fetched from its site before. Of unknown sites a link. */
export function VideoPreview({ address }: { readonly address: string }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const player = playerAddress(address);
  const shown = address.replace(/^https?:\/\/(www\.)?/i, '');
  if (!player) {
    return (
      <a
        className="field-link page-video-link"
        href={fullAddress(address)}
        target="_blank"
        rel="noopener noreferrer"
        dir="ltr"
      >
        {shown}
      </a>
    );
  }
  if (isOpen) {
    return (
      <iframe
        className="page-video"
        src={player}
        title={translate('pages.video', { address: shown })}
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <button
      type="button"
      className="page-video"
      aria-label={translate('pages.preview', { address: shown })}
      title={address}
      onClick={() => setOpen(true)}
    >
      <Icon name="PlayCircleOutline" size="medium" />
      <span dir="ltr">{shown}</span>
    </button>
  );
}
