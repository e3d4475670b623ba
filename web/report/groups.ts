// Groups within a cluster: where the ties are denser than between them.

import { UndirectedGraph } from 'graphology';
import louvain from 'graphology-communities-louvain';
import type { Cluster, Pair, Submission } from './report';

/** Smaller clusters are read as a whole. */
const LEAST_MEMBERS = 6;
/** From here on a division says something (Newman and Girvan, Physical Decision E 69, 2004, 026113: "above about 0.3"). */
const LEAST_MODULARITY = 0.3;

/**
 * The groups of a cluster, each in the order of the cluster, the largest first; none where it is of one piece. Two circles of copies
 * that one weak pair ties together are one cluster of two groups.
 *
 * The method is that of Blondel, Guillaume, Lambiotte and Lefebvre (Fast unfolding of communities in large networks, Journal of
 * Statistical Mechanics, 2008, P10008) on the pairs that connect it, weighted by their scores. It takes submissions in their order instead
 * of a random one, so that the same report has the same groups. *Limits.* It does not see groups that are small beside the cluster.
 */
export function groupsOf(cluster: Cluster, connecting: Pair[]): Submission[][] {
  if (cluster.members.length < LEAST_MEMBERS) return [];
  const graph = new UndirectedGraph();
  for (const { index } of cluster.members) graph.addNode(index);
  for (const { left, right, score } of connecting)
    if (graph.hasNode(left.index) && graph.hasNode(right.index))
      graph.addEdge(left.index, right.index, { score });
  if (graph.size === 0) return [];
  const found = louvain.detailed(graph, { getEdgeWeight: 'score', randomWalk: false });
  if (found.count < 2 || found.modularity < LEAST_MODULARITY) return [];
  const groups = Map.groupBy(cluster.members, ({ index }) => found.communities[index]!);
  return [...groups.values()].sort((a, b) => b.length - a.length);
}
