import type { Endpoint } from '../../core/paths.ts';
import type { Schema } from './fieldSchema.ts';

/** One call in an OpenAPI document. */
export interface Operation {
  readonly endpoint: Endpoint;
  readonly operation: Schema;
}
