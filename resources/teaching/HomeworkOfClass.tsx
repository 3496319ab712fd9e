import { registry } from '../../schemas/index.ts';
import type { HandMadeProps } from '../../src/admin/product/handMade.ts';
import { TaskList } from './TaskList.tsx';

/** The homework of a class in a subject. */
export function HomeworkOfClass({ params }: HandMadeProps) {
  return <TaskList resource={registry.get('homework')} params={params} />;
}
