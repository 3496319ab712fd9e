import { type ComponentType, type ReactNode, use } from 'react';
import { loadChunk } from './loadChunk.ts';
import { whileLoading } from './pageLoading.ts';

/** A page whose code is fetched when it is needed, at the latest when it is rendered. */
export interface LazyPage<Props> {
  (props: Props): ReactNode;
  /** Fetches the code ahead of time; a failure shows when the page is rendered. */
  readonly preload: () => Promise<void>;
}

const failed = new Set<() => void>();

/**
 * Wraps a page's import: `lazyPage(() => import('./HomePage.tsx').then((module) => module.HomePage))`. Once the code is
 * there it renders in the same pass: React.lazy would suspend once more, and then hold the page back for 300 ms.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  const fetchPage = async (): Promise<ComponentType<Props>> => {
    try {
      loaded = await whileLoading(loadChunk(load));
      return loaded;
    } catch (error) {
      failed.add(() => {
        loading = undefined;
      });
      throw error;
    }
  };

  function Page(props: Props) {
    loading ??= fetchPage();
    const Component = loaded ?? use(loading);
    return <Component {...props} />;
  }

  const preload = (): Promise<void> => {
    loading ??= fetchPage();
    return loading.then(
      () => undefined,
      () => undefined,
    );
  };

  return Object.assign(Page, { preload });
}

/** Lets pages that could not be fetched be asked for once more. */
export function forgetFailedPages(): void {
  for (const forget of failed) forget();
  failed.clear();
}
