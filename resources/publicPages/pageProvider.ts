import type { RaRecord } from 'react-admin';
import { isNewFile } from '../../src/admin/inputs/field/ruleRecord.ts';
import { request } from '../../src/admin/http/httpClient.ts';
import type { AppDataProvider } from '../../src/admin/providers/dataProvider.ts';
import { writtenRecord } from '../../src/admin/providers/envelope.ts';
import { staleOr } from '../../src/admin/providers/staleError.ts';
import { isFilled } from '../../src/core/conditions.ts';
import { buildPath, type Endpoint } from '../../src/core/paths.ts';
import type { PageCalls } from './designs.ts';
import type { PublicPage } from './publicPage.ts';

type Values = Readonly<Record<string, unknown>>;

interface PageProviderOptions {
  /** The app's data provider. */
  readonly base: AppDataProvider;
  readonly page: PublicPage;
  readonly calls: PageCalls;
  /** The fields that a form of this page sends. */
  readonly fields: readonly string[];
  /** Brings what a call answers into the shape of the form. */
  readonly read: (record: RaRecord) => RaRecord;
}

/** The app's data provider, but what stands on one page is written by the calls that pages have of their own. */
export function pageProvider({ base, page, calls, fields, read }: PageProviderOptions): AppDataProvider {
  const pageIds = { public_sub_menu_id: page.id, page_design_type_id: page.design };
  const written = <T extends RaRecord>(json: unknown, known: RaRecord) => {
    const record = writtenRecord<T>(json, known);
    return { data: Object.assign(record, read(record)) };
  };
  return {
    ...base,

    create: async (_, { data }) => {
      const { json } = await request({
        ...at(calls.store),
        body: { ...sent(data), ...pageIds },
        encoding: 'multipart',
      });
      return written(json, data as RaRecord);
    },

    // The calls take the whole of an item, not only what has changed.
    update: async (_, { id, data, previousData }) => {
      const version: unknown = data.row_version ?? previousData?.row_version;
      const whole = {
        ...pick(previousData ?? {}, fields),
        ...pick(data, fields),
        ...emptied(data, previousData ?? {}),
      };
      const body = { ...sent(whole), ...pageIds, row_version: version };
      try {
        const { json } = await request({ ...at(calls.update, id), body, encoding: 'multipart' });
        return written(json, { ...previousData, ...data, id });
      } catch (error) {
        throw staleOr(error, version);
      }
    },

    delete: async (_, { id, previousData }) => {
      const { json } = await request(at(calls.remove, id));
      return { data: writtenRecord(json, { ...previousData, id }) };
    },

    toggle: async (_, { id, is_active, row_version }) => {
      try {
        const { json } = await request({ ...at(calls.status, id), body: { is_active, row_version } });
        return written(json, { id, is_active });
      } catch (error) {
        throw staleOr(error, row_version);
      }
    },
  };
}

function at(endpoint: Endpoint | undefined, id?: RaRecord['id']): Endpoint {
  if (!endpoint) throw new Error('This page has no such call');
  return { method: endpoint.method, path: buildPath(endpoint.path, id === undefined ? {} : { id }) };
}

/** A form's values as the calls name them. What is stored already is not sent as a file again; what was removed is sent empty. */
function sent(values: Values): Record<string, unknown> {
  const { videos, images, ...others } = values;
  const plain = Object.entries(others).filter(([name, value]) => !isStoredFile(name, value));
  return {
    ...Object.fromEntries(plain),
    ...(Array.isArray(videos) && { videos: videos.map(addressOf) }),
    ...sentImages(images),
  };
}

function isStoredFile(name: string, value: unknown): boolean {
  return (name === 'image' || name === 'notice_file') && typeof value === 'string';
}

function sentImages(images: unknown): Record<string, unknown> {
  if (!Array.isArray(images)) return {};
  return images.some(isNewFile) ? { images } : { previous_images: JSON.stringify(images) };
}

function addressOf(video: { readonly url?: unknown }): string {
  return String(video.url ?? '');
}

function pick(record: Values, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.filter((name) => (record[name] ?? undefined) !== undefined).map((name) => [name, record[name]]),
  );
}

/** What was there before and is taken away. */
function emptied(data: Values, before: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => !isFilled(value) && isFilled(before[name])));
}
