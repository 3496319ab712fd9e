import { type ComponentType, useState } from 'react';
import { useNotify } from 'react-admin';
import { loadChunk } from './loadChunk.ts';
import { whileLoading } from './pageLoading.ts';

/** A dialog whose code is fetched when somebody opens it. While that fails the screen stays as it is, and says so. */
export function useLazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const notify = useNotify();
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const open = async (): Promise<boolean> => {
    try {
      const loaded = await whileLoading(loadChunk(load));
      setDialog(() => loaded);
      return true;
    } catch {
      notify('shell.pageFailed.title', { type: 'error' });
      return false;
    }
  };
  return {
    /** Undefined while it is closed. */
    Dialog,
    /** Answers whether the code could be fetched. */
    open,
    close: () => setDialog(undefined),
    /** Fetches the code ahead of time. */
    preload: () => void load().catch(() => undefined),
  };
}
