import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Part, Parts } from '../../core/calls/shapes.ts';
import type { UploadField } from '../../core/fields/field.ts';
import { fileTypeProblem } from '../../core/files.ts';
import { MAX_IMAGES } from '../../core/limits.ts';
import { isEntered } from '../../core/resource.ts';
import type { Problem } from '../../core/rules/problem.ts';
import { parseValue } from '../../core/rules/parseValue.ts';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { isAccepted } from '../storage/fileKinds.ts';
import type { NewFile } from '../storage/storedFiles.ts';
import type { TemporaryUpload } from '../storage/upload.ts';
import { readMultipart, type UploadFields } from './multipart.ts';
import { isUploadField } from '../../core/fields/isUploadField.ts';

/** Lets multipart bodies in; `readInputBody` reads them. */
export async function registerUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
}

interface Call {
  readonly context: Pick<Context, 'storage'>;
  readonly caller: Pick<Caller, 'userId'>;
  /** Those of some files that the caller may not see. Such a one cannot be kept or given: its address may be a guess. */
  readonly unreadable: (paths: readonly string[]) => Promise<readonly string[]>;
  readonly resource: { readonly fields: Parts };
  /** Where the files are noted that nobody had stored before. */
  readonly added?: NewFile[];
}

type Body = Readonly<Record<string, unknown>>;
type Uploads = Readonly<Record<string, readonly TemporaryUpload[]>>;

/**
 * The body of a write, in any encoding, with the address of a stored file for every file that came along. A list of
 * images is what the body keeps (`previous_images`, or `images` itself), then what is new.
 */
export async function readInputBody(request: FastifyRequest, call: Call): Promise<Record<string, unknown>> {
  const fields = uploadFieldsOf(call.resource.fields);
  if (!request.isMultipart()) return withFiles({ call, fields, body: (request.body ?? {}) as Body, uploads: {} });
  const {
    fields: body,
    uploads,
    discard,
  } = await readMultipart(request, { fields, folder: call.context.storage.draftFolder });
  try {
    return await withFiles({ call, fields, body, uploads });
  } finally {
    await discard();
  }
}

function uploadFieldsOf(fields: Parts): UploadFields {
  const isUpload = (field: Part): field is UploadField => 'kind' in field && isUploadField(field) && isEntered(field);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isUpload(field) ? [[name, field]] : [])),
  );
}

async function withFiles(options: {
  call: Call;
  fields: UploadFields;
  body: Body;
  uploads: Uploads;
}): Promise<Record<string, unknown>> {
  const { call, fields, uploads } = options;
  const body = withKeptLists(options.body, fields);
  await refuseUnknownFiles({ call, fields, body, uploads });
  for (const [name, field] of Object.entries(fields)) {
    const added: string[] = [];
    for (const upload of uploads[name] ?? []) {
      const destination = { name, field, userId: call.caller.userId, ...(call.added && { added: call.added }) };
      added.push(await call.context.storage.save(upload, destination));
    }
    if (added.length > 0) body[name] = field.kind === 'images' ? [...pathsIn(field, body[name]), ...added] : added[0];
  }
  return body;
}

/** `previous_images` says which of a record's `images` stay. */
function withKeptLists(body: Body, fields: UploadFields): Record<string, unknown> {
  const read: Record<string, unknown> = { ...body };
  for (const [name, { kind }] of Object.entries(fields)) {
    const previous = `previous_${name}`;
    if (kind !== 'images' || !(previous in body)) continue;
    read[name] = body[previous];
    delete read[previous];
  }
  return read;
}

async function refuseUnknownFiles(options: {
  call: Call;
  fields: UploadFields;
  body: Body;
  uploads: Uploads;
}): Promise<void> {
  const { call, fields, body, uploads } = options;
  const problems: Record<string, Problem[]> = {};
  for (const [name, field] of Object.entries(fields)) {
    const keptPaths = pathsIn(field, body[name]);
    const isTooMany = field.kind === 'images' && keptPaths.length + (uploads[name]?.length ?? 0) > MAX_IMAGES;
    if (isTooMany) problems[name] = [{ key: 'maxItems', params: { max: MAX_IMAGES } }];
    else if (keptPaths.some((path) => !isFitting(field, path))) {
      problems[name] = [fileTypeProblem(field)];
    } else if ((await call.unreadable(keptPaths)).length > 0) problems[name] = [{ key: 'gone' }];
  }
  if (Object.keys(problems).length > 0) throw refuse.invalid(problems);
}

/** The addresses in a value; what is no address is left for the field's own rules to refuse. */
function pathsIn(field: UploadField, value: unknown): string[] {
  const parsed = parseValue(field, value);
  if ('problem' in parsed || parsed.value === null) return [];
  return field.kind === 'images' ? (parsed.value as string[]) : [parsed.value as string];
}

/** A document is none of the pictures that a field takes, nor the other way round. */
function isFitting(field: UploadField, path: string): boolean {
  const takesPictures = (['jpeg', 'png', 'gif', 'webp'] as const).some((kind) => isAccepted(field, kind));
  return path.endsWith('.pdf') ? isAccepted(field, 'pdf') : takesPictures;
}
