import { useCallback } from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import { Link, Navigate, type LinkProps, type NavigateProps } from 'react-router';
import { toScreen } from './addresses.ts';

/** React Router for react-admin: every link and every navigation to a resource goes to the path of its screen. */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  Link: ({ to, ...rest }: LinkProps) => <Link to={toScreen(to)} {...rest} />,
  Navigate: ({ to, ...rest }: NavigateProps) => <Navigate to={toScreen(to)} {...rest} />,
  useNavigate: () => {
    const navigate = reactRouterProvider.useNavigate();
    return useCallback((to, options) => navigate(typeof to === 'number' ? to : toScreen(to), options), [navigate]);
  },
};
