import { createRoot } from 'react-dom/client';
import { LoginPage, type LoginPageProps } from './LoginPage.tsx';

export interface LoginOptions extends LoginPageProps {
  readonly container: HTMLElement;
}

/** Shows the login page; returns the way to take it down. */
export function startLogin({ container, ...props }: LoginOptions): () => void {
  const page = <LoginPage {...props} />;
  const root = createRoot(container);
  root.render(page);
  return () => root.unmount();
}
