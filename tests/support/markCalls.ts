import { expect } from 'vitest';
import type { Campus, Json, Role } from './campus.ts';

/** A mark as it is answered. */
export interface Mark extends Json {
  readonly id: number;
  readonly student_id: number;
  readonly component: string;
  readonly mark: number | null;
  readonly is_absent: number;
  readonly row_version: number;
}

/** A place as a query has it: what is empty is left out. */
export const asked = (place: Json): Json => Object.fromEntries(Object.entries(place).filter(([, id]) => id !== null));

/** A mark of a student as a call has it. */
export const cell = (student_id: unknown, component: string, mark: unknown, more: Json = {}): Json => ({
  student_id,
  component,
  mark,
  is_absent: 0,
  ...more,
});

/** What is said to be wrong, by place. */
export const errorsOf = (answer: { readonly body: Json }) => answer.body.errors as Record<string, string[]>;

/** The calls of the sheet that is a test's own then, by its teacher where nobody else is said. */
export function markCallsOf(opened: () => { readonly campus: Campus; readonly place: Json }) {
  return {
    save: (marks: readonly Json[], { as = 'teacher', at }: { as?: Role | null; at?: Json } = {}) => {
      const { campus, place } = opened();
      return campus.call('PUT /uploaded-marks', { as, body: { ...(at ?? place), marks } });
    },
    read: async (as: Role = 'teacher') => {
      const { campus, place } = opened();
      const answer = await campus.call('GET /mark/entry', { as, query: asked(place) });
      expect(answer.status, answer.text).toBe(200);
      return answer.body as Json & { readonly marks: Mark[]; readonly students: Json[] };
    },
    handIn: (as: Role = 'teacher') => {
      const { campus, place } = opened();
      return campus.call('PUT /mark/sheets/hand-in', { as, body: place });
    },
    reopen: (as: Role) => {
      const { campus, place } = opened();
      return campus.call('PUT /mark/sheets/reopen', { as, body: place });
    },
  };
}
