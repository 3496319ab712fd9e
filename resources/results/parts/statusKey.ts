import { result } from '../../../schemas/exams/result.ts';

const { options } = result.fields.status;

/** The key of the word for a state of a result. */
export function statusKey(status: number): string {
  const name = options.find(({ value }) => value === status)?.name ?? 'generated';
  return `resources.result.options.status.${name}`;
}
