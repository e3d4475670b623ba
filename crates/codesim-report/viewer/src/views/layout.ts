// Where the submissions of the graph stand.

import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type Simulation,
} from 'd3-force';
import type { Pair, Submission } from '../report';

export interface Node {
  submission: Submission;
  x: number;
  y: number;
}

export interface Edge {
  pair: Pair;
  source: Node;
  target: Node;
}

/** More edges than these make a graph that says nothing; the most alike pairs come first. */
const MOST_EDGES = 6000;

export interface Layout {
  nodes: Node[];
  edges: Edge[];
}

/** The submissions that any pair has, not placed yet. */
export function graph(pairs: Pair[]): Layout {
  const nodes = new Map<Submission, Node>();
  const node = (submission: Submission) => {
    const known = nodes.get(submission) ?? ({ submission } as Node);
    nodes.set(submission, known);
    return known;
  };
  const edges = pairs
    .slice(0, MOST_EDGES)
    .map((pair) => ({ pair, source: node(pair.left), target: node(pair.right) }));
  return { nodes: [...nodes.values()], edges };
}

/**
 * Places the nodes by forces: the more alike, the closer. The same graph always gets the same places, since d3-force draws its
 * numbers from a fixed seed and begins on a spiral.
 */
export function simulation({ nodes, edges }: Layout): Simulation<Node, Edge> {
  const link = forceLink<Node, Edge>(edges)
    .distance(({ pair }) => 18 + 90 * (1 - Math.sqrt(pair.score)))
    .strength(({ pair }) => (pair.verdict === 'flagged' ? 1 : pair.score));
  return forceSimulation(nodes)
    .force('link', link)
    .force('charge', forceManyBody().strength(-40).distanceMax(500))
    .force('collide', forceCollide(9))
    .force('x', forceX(0).strength(0.05))
    .force('y', forceY(0).strength(0.07))
    .alphaDecay(0.06)
    .stop();
}

/** Moves the nodes until they rest, some at a time, so that the page stays alive. */
export async function settle(simulation: Simulation<Node, Edge>, isWanted: () => boolean): Promise<void> {
  while (simulation.alpha() > simulation.alphaMin() && isWanted()) {
    const end = performance.now() + 60;
    while (simulation.alpha() > simulation.alphaMin() && performance.now() < end) simulation.tick();
    await new Promise(requestAnimationFrame);
  }
}
