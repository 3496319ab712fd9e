import { createRoot, hydrateRoot } from 'react-dom/client';
import { LoginPage, type LoginPageProps } from './LoginPage.tsx';

export interface LoginOptions extends LoginPageProps {
  readonly container: HTMLElement;
}

/** Shows the login page, or takes over the one that the build has drawn; returns the way to take it down. */
export function startLogin({ container, ...props }: LoginOptions): () => void {
  const page = <LoginPage {...props} />;
  const root = container.hasChildNodes() ? hydrateRoot(container, page) : createRoot(container);
  root.render(page);
  return () => root.unmount();
}
