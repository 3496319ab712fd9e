import { useCallback } from 'react';
import { useNotificationContext } from 'react-admin';

/** Takes away what was said of earlier tries, before a form is sent again; a lost answer stays until it is closed. */
export function useClearNotices(): () => void {
  const { setNotifications } = useNotificationContext();
  return useCallback(
    () =>
      setNotifications((all) =>
        all.filter(
          ({ type, notificationOptions }) =>
            (type !== 'error' && type !== 'success') || notificationOptions?.autoHideDuration === null,
        ),
      ),
    [setNotifications],
  );
}
