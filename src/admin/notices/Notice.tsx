import { Icon } from '../icons/Icon.tsx';
import { IconButton } from '@mui/material';
import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { type NotificationType, useTranslate } from 'react-admin';
import { ERROR_TOAST_MS, TOAST_MS } from '../../core/limits.ts';

export interface NoticeContent {
  readonly type: NotificationType;
  readonly text: ReactNode;
  /** Milliseconds; null stays until it is closed. */
  readonly duration: number | null | undefined;
  /** What can be done about it. */
  readonly action?: ReactElement | undefined;
}

interface NoticeProps {
  readonly content: NoticeContent;
  readonly onClose: (content: NoticeContent) => void;
}

const ICONS = {
  success: 'CheckCircleOutline',
  info: 'InfoOutlined',
  warning: 'WarningAmber',
  error: 'ErrorOutline',
} as const;

/** How often, in milliseconds, a notice that somebody holds is looked at again. */
const HELD_MS = 1_000;

/** One notice. It waits while somebody points at it or has the focus in it. */
export function Notice({ content, onClose }: NoticeProps) {
  const { type, text, duration, action } = content;
  const place = useRef<HTMLDivElement>(null);
  const translate = useTranslate();
  const close = useEffectEvent(() => onClose(content));
  const time = duration === undefined ? usualTime(content) : duration;

  useEffect(() => {
    if (time === null) return undefined;
    let timer = setTimeout(end, time);
    return () => clearTimeout(timer);

    function end() {
      if (place.current?.matches(':hover, :focus-within')) timer = setTimeout(end, HELD_MS);
      else close();
    }
  }, [time]);

  return (
    <div ref={place} className="notice" data-type={type}>
      <Icon name={ICONS[type]} className="notice-icon" size="small" />
      <div className="notice-text" dir="auto">
        {text}
        {action && ' '}
        {action}
      </div>
      <IconButton size="small" aria-label={translate('shell.closeNotice')} onClick={() => onClose(content)}>
        <Icon name="Close" size="small" />
      </IconButton>
    </div>
  );
}

function usualTime({ type, action }: NoticeContent): number {
  return type === 'error' || action ? ERROR_TOAST_MS : TOAST_MS;
}
