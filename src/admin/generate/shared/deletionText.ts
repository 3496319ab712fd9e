import type { Resource } from '../../../core/resource.ts';
import type { Translate } from '../../format/labels.ts';

interface Deletion {
  readonly resource: Resource;
  readonly translate: Translate;
  readonly question: string;
}

/** What is asked before records are deleted, with what goes along. */
export function deletionText({ resource: { name, deletesMore }, translate, question }: Deletion): string {
  return deletesMore ? `${question} ${translate(`resources.${name}.deletesMore`)}` : question;
}
