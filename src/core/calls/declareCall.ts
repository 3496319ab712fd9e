import type { Endpoint } from '../paths.ts';
import type { Action, Resource } from '../resource.ts';
import type { Variant } from '../resourceEndpoints.ts';
import type { Call, CallDeclaration, AllowedCallers } from './defineCall.ts';
import type { CallText } from './endpoints.ts';

/** A call of a resource with the name it has in its declaration. */
export type ResourceCall = Call & { readonly key: string } & Served;

/** The kind of handler that serves a call, with its parameter: a variant of the list, a field with child rows, a status action. */
type Served =
  | {
      readonly kind:
        | 'list'
        | 'summary'
        | 'one'
        | 'history'
        | 'next'
        | 'similar'
        | 'export'
        | 'exportJob'
        | 'template'
        | 'import'
        | 'create'
        | 'update'
        | 'toggle'
        | 'remove'
        | 'order'
        | 'updateMany'
        | 'toggleMany'
        | 'removeMany';
    }
  | { readonly kind: 'variant'; readonly variant: Variant }
  | { readonly kind: 'childList'; readonly field: string }
  | { readonly kind: 'action'; readonly action: Action };

type Described = Omit<CallDeclaration, 'call' | 'id' | 'tag' | 'summary' | 'resource'> &
  Served & {
    readonly key: string;
    /** In the documentation; the key when not said. */
    readonly name?: string;
    readonly endpoint: Endpoint;
    readonly who: AllowedCallers;
  };

/** A call of an entity, at an address of its declaration. */
export function declare(resource: Resource, { endpoint, name, ...call }: Described): ResourceCall {
  const called = name ?? call.key;
  return {
    ...call,
    ...endpoint,
    call: `${endpoint.method} ${endpoint.path}` as CallText,
    id: `${resource.name}.${called}`,
    tag: resource.permission,
    summary: `${resource.permission}: ${called}`,
    resource: resource.name,
  };
}

/** What is made of an address, where there is one. */
export function optionally<T>(endpoint: Endpoint | undefined, make: (endpoint: Endpoint) => T): T[] {
  return endpoint ? [make(endpoint)] : [];
}
