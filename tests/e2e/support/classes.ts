import type { Answered, Api } from './api.ts';

/** Places in the order of classes: those of what tests make behind the screens, and those that they type in. */
const MADE = [51, 100] as const;
const TYPED = [1, 50] as const;

/** Makes a class at a place that no other has. Another test may take it in the same moment: then the next one is tried. */
export async function createClass(api: Api, name: string): Promise<Answered> {
  for (const order of await freeOrders(api, MADE)) {
    try {
      return await api.create('class', { name, order });
    } catch (error) {
      if (!String(error).includes('"order"')) throw error;
    }
  }
  throw new Error('No place is left for another class.');
}

/** A place that a test may type into the form of a class. */
export async function freeOrder(api: Api): Promise<number> {
  const [order] = await freeOrders(api, TYPED);
  if (order === undefined) throw new Error('No place is left for another class.');
  return order;
}

async function freeOrders(api: Api, [first, last]: readonly [number, number]): Promise<number[]> {
  const taken = new Set((await api.list('class')).map(({ order }) => Number(order)));
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return all.filter((order) => !taken.has(order));
}
