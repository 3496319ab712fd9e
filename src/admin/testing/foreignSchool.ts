import { fakeApi } from '../../../tests/support/fakeApi.ts';
import { foreignBackEnd, type ForeignBackEnd, textsOf } from '../../../tests/support/foreignBackEnd.ts';

/** Puts a back end that is not ours in place of the network; as such it has the calls of the specification and nothing else. */
export function foreignSchool(school = foreignBackEnd()): ForeignBackEnd {
  fakeApi(({ path, method = 'GET', body }) => {
    const texts = body instanceof FormData ? textsOf(body) : new URLSearchParams(String(body ?? ''));
    const address = new URL(path, 'http://school').pathname.replace(/^\/api/, '');
    const answer = school.answer({ method, path: address, body: texts });
    return answer.body === undefined
      ? new Response(null, { status: answer.status })
      : Response.json(answer.body, { status: answer.status });
  });
  return school;
}
