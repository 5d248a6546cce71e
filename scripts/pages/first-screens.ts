import { resolve } from "node:path";

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Every page begins with these. */
const always = ["web/entry.client.tsx", "web/root.tsx"];
/** What opens first in each app: their frames, and the screens people come back to. */
const screens = [
  "web/seeker/layout.tsx",
  "web/hire/layout.tsx",
  "web/seeker/today/today-page.tsx",
  "web/seeker/messages/messages-page.tsx",
  "web/hire/applicants/applicants-page.tsx",
  "web/hire/pipeline/pipeline-page.tsx",
  "web/hire/messages/messages-page.tsx",
];

/** Names the scripts that several first screens share, so that each of them is a handful of files instead of a hundred. */
export function sharedByFirstScreens(id: string, graph: Graph): string | null {
  return (timesNeeded(graph).get(id) ?? 0) > 1 ? "first" : null;
}

const counted = new WeakMap<Graph, Map<string, number>>();
function timesNeeded(graph: Graph) {
  const known = counted.get(graph);
  if (known) return known;
  const times = new Map<string, number>();
  for (const screen of [...always, ...always, ...screens])
    for (const id of reachedFrom(resolve(screen), graph)) times.set(id, (times.get(id) ?? 0) + 1);
  counted.set(graph, times);
  return times;
}

/** Everything a module imports, however far down; what is fetched later is left out. */
function reachedFrom(start: string, graph: Graph) {
  const reached = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
