import { BRAND_COLOR, PAGE_INK } from '../../core/brand.ts';

/** The looks of the page in light and in dark, on a telephone and on a desk. */
export const verifyStyles = `
:root { --ink: ${PAGE_INK}; --muted: #545d66; --paper: #fff; --ground: #f1f4f5; --line: #d5dbdf; --good: #12664b; --bad: #a3341f; --action: ${BRAND_COLOR}; --on-action: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8ecee; --muted: #a7b1b9; --paper: #1a2024; --ground: #101417; --line: #38424a; --good: #6fd6ae; --bad: #ff9d86; --action: #7fd0cb; --on-action: #06201f; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, "Noto Sans", "Noto Sans Bengali", "Noto Sans Arabic", sans-serif; }
main { max-width: 34rem; margin-inline: auto; padding: 1.5rem 1rem 3rem; display: grid; gap: 1rem; }
.issuer { margin: 0; font-weight: 600; color: var(--muted); overflow-wrap: anywhere; }
section, form { background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; padding: 1.25rem; }
section { border-inline-start: .375rem solid var(--good); }
section.outdated, section.unknown { border-inline-start-color: var(--bad); }
h1, h2 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.3; }
h2 { font-size: 1.125rem; }
.genuine h1 { color: var(--good); }
.outdated h1, .unknown h1 { color: var(--bad); }
p { margin: 0 0 1rem; }
section p:last-child { margin-bottom: 0; }
dl { margin: 0 0 1rem; }
dl div { display: grid; grid-template-columns: minmax(7rem, 1fr) 2fr; gap: .25rem 1rem; padding: .4rem 0; border-bottom: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
label { display: block; font-weight: 600; margin-bottom: .25rem; }
input { width: 100%; padding: .65rem .75rem; font: 1.25rem/1.4 ui-monospace, monospace; letter-spacing: .06em; text-transform: uppercase; color: inherit; background: var(--ground); border: 1px solid var(--muted); border-radius: .375rem; }
button { margin-top: 1rem; width: 100%; min-height: 3rem; font: inherit; font-weight: 600; color: var(--on-action); background: var(--action); border: 0; border-radius: .375rem; cursor: pointer; }
a { color: var(--action); }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
nav a { padding-block: .5rem; }
nav a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
`;
