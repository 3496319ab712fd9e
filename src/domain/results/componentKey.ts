/** What names of components are compared by: neither case nor blanks around them count. */
export function componentKey(name: string): string {
  return name.trim().toLowerCase();
}
