import { execFile } from 'node:child_process';
import { acceptedAdvisories } from './acceptedAdvisories.ts';
import { judgeAudit } from './auditJudgement.ts';

// Whether a package has a known vulnerability: asked of the registry, and compared with what is accepted.

/** A registry that does not answer is not waited for. */
const ASK = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];

const judgement = judgeAudit(await askRegistry(), acceptedAdvisories);
if (judgement.is === 'notAsked') {
  console.log(`The registry could not be asked for known vulnerabilities: ${judgement.reason}`);
} else {
  const { unlisted, outdated } = judgement;
  for (const { id, packageName, severity, title } of unlisted)
    console.error(`${packageName}: ${title} (${severity}, ${id}). Update it, or accept it with a reason.`);
  for (const id of outdated) console.error(`${id} is accepted and not there any more: remove it from the list.`);
  const count = Object.keys(acceptedAdvisories).length;
  if (unlisted.length + outdated.length === 0) console.log(`No known vulnerability but ${count} that are accepted.`);
  else process.exitCode = 1;
}

/** What `npm audit` says; it ends with a code of its own where it has found something. */
function askRegistry(): Promise<unknown> {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32';
    execFile(isWindows ? 'npm.cmd' : 'npm', ASK, { maxBuffer: 64_000_000, shell: isWindows }, (error, stdout) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        resolve({ message: error?.message });
      }
    });
  });
}
