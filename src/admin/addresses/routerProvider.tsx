import { useCallback } from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import { Link, Navigate, type LinkProps, type NavigateProps, type To } from 'react-router';
import type { Registry } from '../../core/registry.ts';
import { toScreen } from './addresses.ts';

/** React Router for react-admin: every link and every navigation to a resource goes to the path of its screen. */
export function createRouterProvider(registry: Registry): RouterProvider {
  const at = (to: To) => toScreen(registry, to);
  return {
    ...reactRouterProvider,
    Link: ({ to, ...rest }: LinkProps) => <Link to={at(to)} {...rest} />,
    Navigate: ({ to, ...rest }: NavigateProps) => <Navigate to={at(to)} {...rest} />,
    useNavigate: () => {
      const navigate = reactRouterProvider.useNavigate();
      return useCallback((to, options) => navigate(typeof to === 'number' ? to : at(to), options), [navigate]);
    },
  };
}
