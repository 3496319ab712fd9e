import { useLocation, useNavigate } from 'react-router';
import type { Resource } from '../../../core/resource.ts';

/** The state of a link to a form that is to lead back to where it was. */
export function backTo(address: string) {
  return { back: address };
}

/** Leads from a form back to where it was opened from, or to the list. */
export function useWayBack({ screens }: Resource): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const back: unknown = (state as { readonly back?: unknown } | null)?.back;
  return () => navigate(typeof back === 'string' ? back : screens.list);
}
