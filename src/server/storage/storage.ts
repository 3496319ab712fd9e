import { createHash } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadField } from '../../core/fields/field.ts';
import { fileTypeProblem, thumbnailOf } from '../../core/files.ts';
import { MEGABYTE } from '../../core/limits.ts';
import { type AppError, refuse } from '../errors.ts';
import { writeOnce } from './atomicFile.ts';
import { type FileKind, HEAD_BYTES, isAccepted, kindOf } from './fileKinds.ts';
import { encodeImage, type PictureLimits } from './images.ts';
import { Turns } from '../turns.ts';
import { openOwnerFolder } from '../ownerOnly.ts';
import { isWholePdf } from './pdf.ts';
import { type NewFile, type Queries, StoredFiles } from './storedFiles.ts';
import type { TemporaryUpload } from './upload.ts';
import { DAY_MS } from '../../core/durations.ts';

/** Where a file goes: the field it was given for, and who gave it. */
export interface Destination {
  /** The field's name, for the message when the file is refused. */
  readonly name: string;
  readonly field: UploadField;
  readonly userId: number | null;
  /** Where a file that nobody had stored before is noted, to be removed should the write be refused. */
  readonly added?: NewFile[];
}

/** The files that were uploaded: below `DATA_DIR/uploads`, each under the hash of its content, each known to the database. */
export interface Storage {
  /** Where the files are. */
  readonly folder: string;
  /** Where uploads wait until they are stored. */
  readonly draftFolder: string;
  /** Stores what came in and answers its address; refuses at the field what it does not take. */
  readonly save: (upload: TemporaryUpload, destination: Destination) => Promise<string>;
  /** Those of some addresses under which nothing is stored. */
  readonly unknownOf: (paths: readonly string[]) => Promise<string[]>;
  /** The name that a file had where it came from; undefined when it is not known. */
  readonly nameOf: (path: string) => Promise<string | undefined>;
}

interface Content {
  readonly content: Buffer;
  readonly ending: string;
  readonly type: string;
  readonly thumbnail?: Buffer;
  readonly width?: number;
  readonly height?: number;
}

const DRAFT_MS = DAY_MS;
/** Some thousand pictures, or two hundred large papers: more of one person in a day is no work of an office. */
const MOST_A_DAY = 1_024 * MEGABYTE;
/** Pictures of one person that wait to be drawn: somebody adds a few at a time, each of which may be seconds. */
const MOST_WAITING = 8;

/** Opens the storage below a data folder. */
export function openStorage({
  database,
  dataDir,
  pictureLimits,
  mostADay = MOST_A_DAY,
}: {
  readonly database: Queries;
  readonly dataDir: string;
  /** The usual ones when not said. */
  readonly pictureLimits?: PictureLimits;
  /** Bytes that one person may store in a day; the usual ones when not said. */
  readonly mostADay?: number;
}): Storage {
  const folder = join(dataDir, 'uploads');
  const draftFolder = join(folder, 'drafts');
  openOwnerFolder(folder);
  openOwnerFolder(draftFolder);
  removeOldDrafts(draftFolder);
  const files = new StoredFiles(database);
  // Drawing a large picture takes some hundred megabytes and seconds: one at a time, everybody's in turn.
  const turns = new Turns({ each: 1, all: 1 });

  async function save(upload: TemporaryUpload, destination: Destination): Promise<string> {
    const { userId } = destination;
    if (userId !== null && (await files.bytesOfDay(userId)) > mostADay) throw refuse.tooManyFiles();
    const { content, ending, type, thumbnail, width, height } = await readContent(upload, destination);
    const hash = createHash('sha256').update(content).digest('hex');
    const path = `/storage/${hash.slice(0, 2)}/${hash}.${ending}`;
    const small = thumbnailOf(path);
    const { name: originalName } = upload;
    // The entry comes first, and waits for one who is removing it with its file; the picture comes last: where it is, the
    // small one is too.
    const added = await files.add({
      path,
      originalName,
      contentType: type,
      size: content.length,
      width,
      height,
      createdBy: userId,
    });
    if (added) destination.added?.push(added);
    if (small && thumbnail) await writeOnce(fileOf(folder, small), thumbnail);
    await writeOnce(fileOf(folder, path), content);
    return path;
  }

  async function readContent(upload: TemporaryUpload, destination: Destination): Promise<Content> {
    const kind = kindOf(await headOf(upload.path));
    if (!kind || !isAccepted(destination.field, kind)) throw wrongKind(destination);
    if (kind === 'pdf') return readPdf(upload, destination);
    return readImage(upload, kind, destination);
  }

  async function readImage(
    upload: TemporaryUpload,
    kind: Exclude<FileKind, 'pdf'>,
    { name, userId }: Destination,
  ): Promise<Content> {
    const person = String(userId ?? '');
    // What the product itself stores, such as the pictures of the demo school, is nobody's: it waits, however slow the computer.
    if (userId !== null && turns.waitingOf(person) >= MOST_WAITING) throw refuse.tooMuchAtOnce();
    const end = await turns.take(person);
    const image = await encodeImage(upload.path, kind, pictureLimits).finally(end);
    if (typeof image === 'string') throw refuse.invalid({ [name]: [{ key: image }] });
    return image;
  }

  return {
    folder,
    draftFolder,
    save,
    unknownOf: (paths) => files.unknownOf(paths),
    nameOf: (path) => files.nameOf(path),
  };
}

/** What a server that was killed has left. Others may be at work in the same folder, so what is new stays. */
function removeOldDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - written > DRAFT_MS) rmSync(path, { force: true });
  }
}

/** Where a stored file, or the small version of one, lies on the disk. */
export function fileOf(folder: string, path: string): string {
  return join(folder, path.slice('/storage/'.length));
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function readPdf(upload: TemporaryUpload, { name }: Destination): Promise<Content> {
  if (!(await isWholePdf(upload.path))) throw refuse.invalid({ [name]: [{ key: 'pdf' }] });
  return { content: await readFile(upload.path), ending: 'pdf', type: 'application/pdf' };
}

function wrongKind({ name, field }: Destination): AppError {
  return refuse.invalid({ [name]: [fileTypeProblem(field)] });
}
