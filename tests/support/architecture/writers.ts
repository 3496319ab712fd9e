import type { SourceFile } from './sourceFile.ts';

const SCHOOL = 'src/server/school/';
/** A file that a declaration names as one that writes it, as it is called below that folder. */
const NAMED = /`((?:(?:calls|rules|services)\/)?[\w/]+\.ts)`/g;

/** An entity, as far as it matters who writes it. */
export interface WrittenEntity {
  readonly name: string;
  readonly area: string;
  readonly table: string;
}

/**
 * Entities that are written by files of the school which neither are their own rules nor are named by the comment of the
 * declaration, and files that are named there and write nothing of it: whoever reads the declaration and the rules is told
 * of everything that happens.
 */
export function writerProblems(entities: readonly WrittenEntity[], files: readonly SourceFile[]): string[] {
  const school = files.filter(({ path }) => path.startsWith(SCHOOL) && !path.startsWith(`${SCHOOL}seed/`));
  return entities.flatMap((entity) => {
    const path = `schemas/${entity.area}/${entity.name}.ts`;
    const declaration = files.find((file) => file.path === path);
    if (!declaration) return [`${path} is not there`];
    const own = `rules/${entity.area}/${entity.name}.ts`;
    const writers = school
      .filter((file) => isWriter(file, entity))
      .map((file) => file.path.slice(SCHOOL.length))
      .filter((writer) => writer !== own);
    const named = declaration.comments.flatMap((text) => [...text.matchAll(NAMED)].map(([, file = '']) => file));
    return [
      ...writers.filter((writer) => !named.includes(writer)).map((writer) => `${path} does not name ${writer}`),
      ...named
        .filter((file) => !writers.includes(file))
        .map((file) => `${path} names ${file}, which does not write it`),
    ];
  });
}

function isWriter({ code }: SourceFile, { name, table }: WrittenEntity): boolean {
  const has = (pattern: string) => new RegExp(pattern).test(code);
  const isFollowUp = has(String.raw`\w+Related\(`) && has(String.raw`\bentity: ${name}\b`);
  const isOperation =
    has(String.raw`\b(writeSheet|saveTogether|runOperation)\(`) && has(String.raw`\bget\((${name}\.name|'${name}')\)`);
  const isCall = has(String.raw`\bwriteCall\(accepted, ${name}\.name\)`);
  const isStatement = has(String.raw`\b(insert into|update|delete from) ${table}(_\w+)?\b`);
  return isFollowUp || isOperation || isCall || isStatement;
}
