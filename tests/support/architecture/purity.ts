import { builtinModules } from 'node:module';
import type { SourceFile } from './sourceFile.ts';

const WITHOUT_NODE = /^(src\/(core|domain|admin|site)|schemas|locales|resources)\//;
const WITHOUT_REACT = /^(src\/(core|domain|server)|schemas)\//;

const REACT =
  /^(react|react-dom|react-admin|ra-[a-z-]+|react-router|react-router-dom|react-hook-form|@mui|@emotion|@tanstack)(\/|$)/;
const NODE_GLOBALS = /\b(process|Buffer)\.|\b__dirname\b|\brequire\(/;

/** A statement that is nothing but a call without effects: made for what it throws alone, which a bundler may leave out. */
const UNUSED_CALL =
  /[;{}]\s*((?:new (?!Promise\b|Worker\b)[A-Z][\w.]*|(?:de|en)codeURI(?:Component)?|JSON\.parse|structuredClone|BigInt|Number|String)\([^;{}]*(?:\{[^;{}]*\}[^;{}]*)?\);)/;

/** Where a file calls something for what it throws alone, as sentences. */
export function unusedCallProblems({ path, code }: SourceFile): string[] {
  const [, call] = UNUSED_CALL.exec(code) ?? [];
  return call ? [`${path} does not use what it gets from ${call}`] : [];
}

/** Where a file uses Node or React though its code runs where that is missing or unwanted, as sentences. */
export function purityProblems({ path, imports, code }: SourceFile): string[] {
  const specifiers = imports.map(({ specifier }) => specifier);
  const wrongly = [
    ...(WITHOUT_NODE.test(path) ? specifiers.filter(isNodeModule) : []),
    ...(WITHOUT_NODE.test(path) ? (NODE_GLOBALS.exec(code)?.slice(0, 1) ?? []) : []),
    ...(WITHOUT_REACT.test(path) ? specifiers.filter((specifier) => REACT.test(specifier)) : []),
  ];
  return wrongly.map((name) => `${path} uses ${name}`);
}

function isNodeModule(specifier: string): boolean {
  return specifier.startsWith('node:') || builtinModules.includes(specifier);
}
