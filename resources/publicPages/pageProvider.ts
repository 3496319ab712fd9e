import type { RaRecord } from 'react-admin';
import { isNewFile } from '../../src/admin/inputs/ruleRecord.ts';
import { ApiError } from '../../src/admin/http/apiError.ts';
import { request } from '../../src/admin/http/httpClient.ts';
import { type CampusDataProvider, dataProvider } from '../../src/admin/providers/dataProvider.ts';
import { writtenRecord } from '../../src/admin/providers/envelope.ts';
import { StaleError } from '../../src/admin/providers/staleError.ts';
import { buildPath, type Endpoint } from '../../src/core/paths.ts';
import type { PageCalls } from './designs.ts';
import type { PublicPage } from './publicPage.ts';

type Values = Readonly<Record<string, unknown>>;

interface PlaceOfWork {
  readonly page: PublicPage;
  readonly calls: PageCalls;
  /** The fields that a form of this page sends. */
  readonly fields: readonly string[];
  /** Brings what a call answers into the shape of the form. */
  readonly read: (record: RaRecord) => RaRecord;
  /** What stands on the page now, by its number. */
  readonly find: (id: RaRecord['id']) => Promise<RaRecord | undefined>;
}

/** The app's data provider, but what stands on one page is written by the calls that pages have of their own. */
export function pageProvider({ page, calls, fields, read, find }: PlaceOfWork): CampusDataProvider {
  const place = { public_sub_menu_id: page.id, page_design_type_id: page.design };
  const written = <T extends RaRecord>(json: unknown, known: RaRecord) => {
    const record = writtenRecord<T>(json, known);
    return { data: Object.assign(record, read(record)) };
  };
  return {
    ...dataProvider,

    create: async (_, { data }) => {
      const { json } = await request({ ...calls.store, body: { ...sent(data), ...place }, encoding: 'multipart' });
      return written(json, data as RaRecord);
    },

    // The calls take the whole of an item, not only what has changed.
    update: async (_, { id, data, previousData }) => {
      const whole = { ...pick(previousData ?? {}, fields), ...data };
      const body = { ...sent(whole), ...place, row_version: previousData?.row_version };
      try {
        const { json } = await request({ ...at(calls.update, id), body, encoding: 'multipart' });
        return written(json, { ...previousData, ...data, id });
      } catch (error) {
        throw await staleOr(error, { version: previousData?.row_version, current: () => find(id) });
      }
    },

    delete: async (_, { id, previousData }) => {
      const { json } = await request(at(calls.remove, id));
      return { data: writtenRecord(json, { ...previousData, id }) };
    },

    toggle: async (_, { id, is_active }) => {
      const { json } = await request({ ...at(calls.status, id), body: { is_active } });
      return written(json, { id, is_active });
    },
  };
}

function at(endpoint: Endpoint | undefined, id: RaRecord['id']): Endpoint {
  if (!endpoint) throw new Error('This page has no such call');
  return { ...endpoint, path: buildPath(endpoint.path, { id }) };
}

/** A form's values as the calls name them. What is stored already is not sent as a file again. */
function sent(values: Values): Record<string, unknown> {
  const { videos, images, ...others } = values;
  const plain = Object.entries(others).filter(([name, value]) => !isStoredFile(name, value));
  return { ...Object.fromEntries(plain), ...(Array.isArray(videos) && { videos: videos.map(addressOf) }), ...sentImages(images) };
}

function isStoredFile(name: string, value: unknown): boolean {
  return (name === 'image' || name === 'notice_file') && !isNewFile(value);
}

function sentImages(images: unknown): Record<string, unknown> {
  if (!Array.isArray(images)) return {};
  return images.some(isNewFile) ? { images } : { previous_images: JSON.stringify(images) };
}

function addressOf(video: { readonly url?: unknown }): string {
  return String(video.url ?? '');
}

function pick(record: Values, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]));
}

async function staleOr(
  error: unknown,
  { version, current }: { readonly version: unknown; readonly current: () => Promise<RaRecord | undefined> },
): Promise<unknown> {
  if (!(error instanceof ApiError) || error.status !== 409 || version === undefined) return error;
  const record = await current().catch(() => undefined);
  return record && record.row_version !== version ? new StaleError(error, record) : error;
}
