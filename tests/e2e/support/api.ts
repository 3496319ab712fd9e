import { registry } from '../../../schemas/index.ts';
import type { ListSummary } from '../../../src/core/calls/listSummary.ts';
import { makePasswordLink } from '../../../src/core/calls/engineCalls.ts';
import { buildPath, type Endpoint } from '../../../src/core/paths.ts';
import { type Role, sharedSession } from './sessions.ts';

/** A record as the server answers it. */
export type Answered = Readonly<Record<string, unknown>> & { readonly id: number };

interface Call {
  readonly endpoint: Endpoint | undefined;
  readonly id?: number;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
}

/** What tests prepare and look up behind the screens' back. */
export class Api {
  constructor(
    private readonly origin: string,
    private readonly role: Role,
  ) {}

  async create(resource: string, values: object): Promise<Answered> {
    const { data } = await this.call<{ data: Answered }>({ endpoint: endpointsOf(resource).create, body: values });
    return data;
  }

  list(resource: string, query: Readonly<Record<string, unknown>> = {}): Promise<Answered[]> {
    return this.call({ endpoint: endpointsOf(resource).list, query });
  }

  one(resource: string, id: number): Promise<Answered> {
    return this.call({ endpoint: endpointsOf(resource).one, id });
  }

  async update(resource: string, id: number, values: object): Promise<void> {
    await this.call({ endpoint: endpointsOf(resource).update, id, body: values });
  }

  /** How many records a list has in each state, and what their amounts come to. */
  summary(resource: string): Promise<ListSummary> {
    return this.call({ endpoint: endpointsOf(resource).summary });
  }

  /** A list's records by one of its other calls, such as `active`. */
  variant(resource: string, name: string): Promise<Answered[]> {
    const variant = endpointsOf(resource).variants.find((each) => each.name === name);
    return this.call({ endpoint: variant?.endpoint });
  }

  /** The address of a link with which a user chooses a password. */
  async passwordLink(id: number): Promise<string> {
    const { data } = await this.call<{ data: { address: string } }>({ endpoint: makePasswordLink, id, body: {} });
    return data.address;
  }

  private async call<T>({ endpoint, id, query = {}, body }: Call): Promise<T> {
    if (!endpoint) throw new Error('The resource has no such call.');
    const address = new URL(`${this.origin}/api${buildPath(endpoint.path, id === undefined ? {} : { id })}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, JSON.stringify(value));
    const { accessToken } = await sharedSession(this.origin, this.role);
    const answer = await fetch(address, {
      method: endpoint.method,
      headers: { Authorization: `Bearer ${accessToken}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${endpoint.method} ${address.pathname}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}

function endpointsOf(resource: string) {
  return registry.get(resource).endpoints;
}
