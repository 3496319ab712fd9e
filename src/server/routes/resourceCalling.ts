import type { Resource } from '../../core/resource.ts';
import type { AcceptedRequest } from './serve.ts';

/** One request of a call that every entity has. */
export interface ResourceCalling extends Omit<AcceptedRequest, 'input' | 'query' | 'params'> {
  readonly resource: Resource;
  readonly input: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly params: { readonly id: number };
}
