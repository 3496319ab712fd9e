import { execFile } from 'node:child_process';
import { type AcceptedAdvisories, judgeAudit } from './auditJudgement.ts';

/** What the check says, and whether it fails. */
interface AuditVerdict {
  readonly fails: boolean;
  readonly lines: readonly string[];
}

/** A folder with a `package-lock.json`, and the environment in which npm finds its settings. */
interface PackageFolder {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * A registry that does not answer is not waited for. Where somebody's own settings keep npm offline or leave packages out,
 * it would find nothing and say that there is nothing.
 */
const ASK = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000', '--no-offline', '--include=dev'];

/** Asks the registry whether a package has a known vulnerability, and compares its answer with what is accepted. */
export async function auditPackages(accepted: AcceptedAdvisories, place: PackageFolder): Promise<AuditVerdict> {
  const judgement = judgeAudit(await askRegistry(place), accepted);
  if (judgement.is === 'notAsked') {
    const line = `The registry could not be asked for known vulnerabilities: ${judgement.reason}`;
    return { fails: false, lines: [line] };
  }
  const lines = [
    ...judgement.unlisted.map(
      ({ id, packageName, severity, title }) =>
        `${packageName}: ${title} (${severity}, ${id}). Update it, or accept it with a reason.`,
    ),
    ...judgement.outdated.map((id) => `${id} is accepted and not there any more: remove it from the list.`),
  ];
  if (lines.length > 0) return { fails: true, lines };
  const count = Object.keys(accepted).length;
  return { fails: false, lines: [`No known vulnerability but ${count} that are accepted.`] };
}

/** What `npm audit` says; it ends with a code of its own where it has found something. */
function askRegistry({ cwd, env }: PackageFolder): Promise<unknown> {
  const isWindows = process.platform === 'win32';
  const options = { cwd, env, maxBuffer: 64_000_000, shell: isWindows };
  return new Promise((resolve) => {
    execFile(isWindows ? 'npm.cmd' : 'npm', ASK, options, (error, stdout) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        resolve({ message: error?.message });
      }
    });
  });
}
