/** Why a known vulnerability does no harm here, by the id of its advisory (`GHSA-…`). */
export type AcceptedAdvisories = Readonly<Record<string, string>>;

interface Advisory {
  readonly id: string;
  readonly packageName: string;
  readonly severity: string;
  readonly title: string;
}

/** What an answer of `npm audit --json` means. */
export type Judgement =
  | { readonly is: 'notAsked'; readonly reason: string }
  | {
      readonly is: 'judged';
      /** Known vulnerabilities that nobody has accepted. */
      readonly unlisted: readonly Advisory[];
      /** What was accepted and is not there any more. */
      readonly outdated: readonly string[];
    };

/** Compares what the registry knows with what is accepted. */
export function judgeAudit(answer: unknown, accepted: AcceptedAdvisories): Judgement {
  const report = recordOf(answer);
  if (report.auditReportVersion !== 2) return { is: 'notAsked', reason: reasonOf(report) };
  const found = advisoriesOf(report);
  return {
    is: 'judged',
    unlisted: found.filter(({ id }) => !Object.hasOwn(accepted, id)),
    outdated: Object.keys(accepted).filter((id) => !found.some((each) => each.id === id)),
  };
}

// A package that only has a vulnerable one names it; the advisory stands at the vulnerable one itself.
function advisoriesOf({ vulnerabilities }: Record<string, unknown>): Advisory[] {
  const all = new Map<string, Advisory>();
  for (const { via } of Object.values(recordOf(vulnerabilities)).map(recordOf)) {
    for (const { source, url, name, severity, title } of listOf(via).map(recordOf)) {
      if (source === undefined) continue;
      const id = String(url).split('/').at(-1) || String(source);
      all.set(id, { id, packageName: String(name), severity: String(severity), title: String(title) });
    }
  }
  return [...all.values()];
}

function reasonOf({ message, error }: Record<string, unknown>): string {
  const { summary } = recordOf(error);
  const [reason = summary] = [message].filter(Boolean);
  return String(reason || 'npm audit answered nothing that can be read').split('\n', 1)[0] ?? '';
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
