import { registry } from '../../schemas/index.ts';
import type { HandMadeProps } from '../../src/admin/product/handMade.ts';
import { TaskList } from './TaskList.tsx';

/** The course material of a class in a subject. */
export function MaterialOfClass({ params }: HandMadeProps) {
  return <TaskList resource={registry.get('courseMaterial')} params={params} />;
}
