/** Where the notices hang: beside the app, so that they stand above every dialog. */
export interface NoticeContainer {
  readonly element: HTMLElement;
  /** Puts it into the document; returns the way to take it out again. */
  readonly open: () => () => void;
}

export function createNoticeContainer(): NoticeContainer {
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
