import type { Locale } from '../../../../locales/languages.ts';
import { printPasswordSlips } from '../../../core/calls/engineCalls.ts';
import type { Resource } from '../../../core/resource.ts';
import { requestFile } from '../../http/httpClient.ts';
import { saveFile } from '../../providers/download.ts';

/** Has slips printed and hands the file to the browser. */
export async function printSlips(
  resource: Resource,
  given: { readonly ids: readonly number[]; readonly language: Locale },
): Promise<void> {
  const { method, path } = printPasswordSlips;
  const body = { resource: resource.name, ...given };
  const { blob, fileName } = await requestFile({ method, path, body, encoding: 'json' });
  saveFile(blob, fileName ?? 'sign-in-slips.pdf');
}
