/**
 * One cycle of each knot in a graph: a shortest one through its first node by name, which begins and ends it.
 *
 * A knot is a set of nodes that all reach each other. It may hold more cycles, which show when this one is gone.
 */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  return knots(edges).map((knot) => {
    const [start = ''] = [...knot].sort();
    return shortestWayBack(edges, start, knot);
  });
}

/** The strongly connected components that hold a cycle, after Tarjan. */
function knots(edges: ReadonlyMap<string, readonly string[]>): Set<string>[] {
  const found: Set<string>[] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];

  const visit = (node: string): number => {
    const mine = order.size;
    let low = mine;
    order.set(node, mine);
    open.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === mine) {
      const knot = new Set(open.splice(open.indexOf(node)));
      if (knot.size > 1 || edges.get(node)?.includes(node)) found.push(knot);
    }
    return low;
  };

  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return found;
}

/** Breadth first, so that the first way back is a shortest one. */
function shortestWayBack(edges: ReadonlyMap<string, readonly string[]>, start: string, within: ReadonlySet<string>): string[] {
  const seen = new Set<string>();
  let ways: string[][] = [[start]];
  while (ways.length > 0) {
    const longer: string[][] = [];
    for (const way of ways)
      for (const next of edges.get(way.at(-1) ?? '') ?? []) {
        if (next === start) return [...way, next];
        if (!within.has(next) || seen.has(next)) continue;
        seen.add(next);
        longer.push([...way, next]);
      }
    ways = longer;
  }
  return [start];
}
