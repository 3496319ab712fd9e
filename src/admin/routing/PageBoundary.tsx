import { Component, type ReactNode, Suspense } from 'react';
import { PageFailure } from '../pages/PageFailure.tsx';
import { ChunkLoadError, CssLoadError } from '../loading/loadChunk.ts';
import { forgetFailedPages } from '../loading/lazyPage.tsx';
import { checkVersion } from '../loading/newVersion.ts';

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
    if (error instanceof ChunkLoadError) void checkVersion({ now: true });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return <Suspense fallback={null}>{this.props.children}</Suspense>;
    return <PageFailure isUnfetched={error instanceof ChunkLoadError} onRetry={() => this.retry()} />;
  }

  /**
   * What fails a second time may be the fault of everything that is loaded already. A stylesheet is asked for once in the
   * life of a page: a second try would show the screen without its styles.
   */
  private retry(): void {
    if (this.state.attempts > 0 || this.state.error instanceof CssLoadError) {
      location.reload();
      return;
    }
    forgetFailedPages();
    this.setState({ error: undefined, attempts: 1 });
  }
}
