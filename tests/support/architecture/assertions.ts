import { parseSync } from 'vite';
import type { SourceFile } from './sourceFile.ts';

type Node = Readonly<Record<string, unknown>> & { readonly start: number; readonly end: number };

/** Browser tests that expect nothing, and so cannot fail. For Vitest's own tests `everyTest.ts` asks while they run. */
export function testsWithoutExpectation({ path, code }: Pick<SourceFile, 'path' | 'code'>): string[] {
  const found: string[] = [];
  visit(parseSync(path, code).program, (node) => {
    const [title, ...rest] = callOfTest(node) ?? [];
    const work = rest.at(-1);
    if (!title || !work || !/Function/.test(String(work.type))) return;
    if (!/\bexpect\w*\b/.test(code.slice(work.start, work.end))) {
      found.push(`${path}: ${code.slice(title.start, title.end)} expects nothing`);
    }
  });
  return found;
}

/** The arguments of `test(…)`, and of none of its helpers such as `test.use(…)`. */
function callOfTest(node: Node): Node[] | undefined {
  const callee = node.callee as Node | undefined;
  const isTest = node.type === 'CallExpression' && callee?.type === 'Identifier' && callee.name === 'test';
  return isTest ? (node.arguments as Node[]) : undefined;
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) look(value);
  for (const inner of Object.values(value)) visit(inner, look);
}

function isNode(value: object): value is Node {
  return 'type' in value && 'start' in value && 'end' in value;
}
