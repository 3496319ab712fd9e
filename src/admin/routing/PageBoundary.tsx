import { Component, type ReactNode, Suspense } from 'react';
import { PageFailure } from '../pages/PageFailure.tsx';
import { ChunkLoadError } from '../loading/loadChunk.ts';
import { forgetFailedPages } from '../loading/lazyPage.tsx';
import { checkVersion, isServerThere } from '../loading/newVersion.ts';
import { whileLoading } from '../loading/pageLoading.ts';

interface PageBoundaryProps {
  /** Going to another page forgets the failure of this one. */
  readonly page: string;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly error: unknown;
  readonly page: string;
  readonly attempts: number;
}

/** Keeps the menu and the bar alive when a page breaks or cannot be fetched. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: undefined, page: this.props.page, attempts: 0 };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { page }: PageBoundaryProps,
    state: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    return page === state.page ? null : { error: undefined, page, attempts: 0 };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof ChunkLoadError)) return;
    forgetFailedPages();
    void checkVersion({ now: true });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return <Suspense fallback={null}>{this.props.children}</Suspense>;
    return <PageFailure isUnfetched={error instanceof ChunkLoadError} onRetry={() => void this.retry()} />;
  }

  /**
   * Many browsers never ask again for code that could not be fetched, and none for a stylesheet: the whole page is opened
   * anew, and stays as it is while the server does not answer. What breaks a second time may be the fault of everything
   * that is loaded already.
   */
  private async retry(): Promise<void> {
    const { error, attempts } = this.state;
    if (!(error instanceof ChunkLoadError) && attempts === 0) this.setState({ error: undefined, attempts: 1 });
    else if (await whileLoading(isServerThere())) location.reload();
  }
}
