import type { Answered, Call, InputFor, ParametersOf, QueryOf } from '../../core/calls/defineCall.ts';
import { buildPath } from '../../core/paths.ts';
import { type ApiRequest, request } from './httpClient.ts';

/** What a declared call is made with. */
export interface CallRequest<C extends Call> extends Pick<ApiRequest, 'signal' | 'encoding' | 'timeLimit'> {
  readonly params?: ParametersOf<C>;
  readonly query?: Partial<QueryOf<C>>;
  readonly input?: InputFor<C>;
}

/** Makes a declared call; what it takes and what it answers are the types of its declaration. */
export async function callApi<const C extends Call>(call: C, given: CallRequest<C> = {}): Promise<Answered<C>> {
  const { params, query, input, ...rest } = given;
  const { json } = await request({
    ...rest,
    method: call.method,
    path: buildPath(call.path, params as Readonly<Record<string, string | number>> | undefined),
    query: query as ApiRequest['query'],
    body: input as ApiRequest['body'],
  });
  return json as Answered<C>;
}
