import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { Notice, type NoticeContent } from './Notice.tsx';
import './notices.css';
import { Button } from '@mui/material';
import { useNewVersion } from '../loading/newVersion.ts';

/**
 * All notices at once, the newest below. It is made by hand because react-admin's own bar shows one after the other, in a
 * trial 3.2 seconds apart, and a refused form has one for each field.
 */
export function Notices() {
  const { notifications, setNotifications } = useNotificationContext();
  const translate = useTranslate();
  const [container] = useState(createNoticeContainer);
  useEffect(() => container.open(), [container]);

  const contentOf = useCallback(
    ({ type, message, notificationOptions }: NotificationPayload): NoticeContent => {
      const args = notificationOptions?.messageArgs as Record<string, unknown> | undefined;
      const text = typeof message === 'string' ? translate(message, { _: message, ...args }) : message;
      const { autoHideDuration: duration, action } = notificationOptions ?? {};
      return { type, text, duration, action };
    },
    [translate],
  );
  const close = useCallback(
    (closed: NoticeContent) => setNotifications((all) => all.filter((each) => !isSame(contentOf(each), closed))),
    [setNotifications, contentOf],
  );

  // A failure is newer news than what was done before it: side by side, nobody would know whether all is saved.
  useEffect(() => {
    if (withoutOutdated(notifications).length < notifications.length) setNotifications(withoutOutdated);
  }, [notifications, setNotifications]);

  const contents = withoutRepeats(notifications.map(contentOf));
  const noticesOf = (isError: boolean) =>
    contents
      .filter(({ type }) => (type === 'error') === isError)
      .map((content) => <Notice key={keyOf(content)} content={content} onClose={close} />);

  return createPortal(
    <section className="notices" aria-label={translate('shell.notices')}>
      <div className="notices-column" role="status">
        {noticesOf(false)}
      </div>
      <div className="notices-column" role="alert">
        {noticesOf(true)}
      </div>
      <NewVersionNotice />
    </section>,
    container.element,
  );
}

/** Without the successes that a failure came after. */
function withoutOutdated(notifications: NotificationPayload[]): NotificationPayload[] {
  const failed = notifications.findLastIndex(({ type }) => type === 'error');
  return notifications.filter(({ type }, index) => type !== 'success' || index > failed);
}

// Several calls that fail for one reason are one piece of news.
function withoutRepeats(contents: readonly NoticeContent[]): NoticeContent[] {
  return contents.filter((content, index) => contents.findIndex((each) => isSame(each, content)) === index);
}

function isSame(one: NoticeContent, other: NoticeContent): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf({ type, text, action }: NoticeContent): string {
  return `${type} ${text} ${action?.key}`;
}

/** Offers to reload once a newer version of the program has been installed. */
function NewVersionNotice() {
  const { isReady, putOff } = useNewVersion();
  const translate = useTranslate();
  return (
    <div className="notices-column" role="status">
      {isReady && (
        <div className="notice" data-type="info">
          <div className="notice-text">{translate('shell.newVersion')}</div>
          <Button size="small" onClick={putOff}>
            {translate('shell.later')}
          </Button>
          <Button size="small" variant="contained" onClick={() => location.reload()}>
            {translate('shell.reload')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Where the notices hang: beside the app, so that they stand above every dialog. */
interface NoticeContainer {
  readonly element: HTMLElement;
  /** Puts it into the document; returns the way to take it out again. */
  readonly open: () => () => void;
}

function createNoticeContainer(): NoticeContainer {
  const element = document.createElement('div');
  // A dialog hides everything beside it from assistive software, and then nobody would hear why a save was refused.
  const watcher = new MutationObserver(() => element.removeAttribute('aria-hidden'));
  return {
    element,
    open: () => {
      document.body.append(element);
      watcher.observe(element, { attributeFilter: ['aria-hidden'] });
      return () => {
        watcher.disconnect();
        element.remove();
      };
    },
  };
}
