import type { Resource } from '../../../core/resource.ts';
import type { Import } from './useImport.ts';

export interface StepProps {
  readonly resource: Resource;
  readonly work: Import;
}
