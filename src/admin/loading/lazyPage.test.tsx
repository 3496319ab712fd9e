import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetFailedPages, lazyPage } from './lazyPage.tsx';

const Hello = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

afterEach(() => forgetFailedPages());

describe('a lazy page', () => {
  it('renders at once when its code was fetched ahead of time', async () => {
    const Page = lazyPage(async () => Hello);
    await Page.preload();
    render(
      <Suspense fallback="waiting">
        <Page name="Rahim" />
      </Suspense>,
    );
    expect(screen.getByText('Hello Rahim')).toBeTruthy();
  });

  it('is fetched once, however often it is asked for', async () => {
    const load = vi.fn(async () => Hello);
    const Page = lazyPage(load);
    await Promise.all([Page.preload(), Page.preload()]);
    await act(async () => void render(<Page name="Rahim" />));
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows that it could not be fetched only when it is rendered, and can be asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn(async () => Hello).mockRejectedValueOnce(new Error('offline'));
    const Page = lazyPage(load);
    await Page.preload();
    await act(
      async () =>
        void render(
          <Catch>
            <Page name="Rahim" />
          </Catch>,
        ),
    );
    expect(screen.getByText('failed: ChunkLoadError')).toBeTruthy();

    forgetFailedPages();
    await act(
      async () =>
        void render(
          <Catch>
            <Page name="Karim" />
          </Catch>,
        ),
    );
    expect(screen.getByText('Hello Karim')).toBeTruthy();
  });
});

class Catch extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error ? <p>failed: {this.state.error.name}</p> : <Suspense>{this.props.children}</Suspense>;
  }
}
