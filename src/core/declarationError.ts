/** A mistake in a declaration: the file, the key and the reason. Thrown at start, before anything is served. */
export class DeclarationError extends Error {
  constructor(place: { readonly area: string; readonly name: string }, key: string, reason: string) {
    super(`schemas/${place.area}/${place.name}.ts: ${key}: ${reason}`);
    this.name = 'DeclarationError';
  }
}
