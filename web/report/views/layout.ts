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
import { packSiblings } from 'd3-hierarchy';
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
/** Room around what hangs together, for names. */
const MARGIN = 28;

/** Nodes and the edges between them. */
export interface Layout {
  nodes: Node[];
  edges: Edge[];
}

/** The submissions that any of these pairs has, not placed yet; at most so many pairs as can be shown. */
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

/** The parts of a graph that hang together, the largest first. */
export function components({ nodes, edges }: Layout): Layout[] {
  const parents = new Map(nodes.map((node) => [node, node]));
  const root = (node: Node): Node => {
    let at = node;
    while (parents.get(at) !== at) {
      parents.set(at, parents.get(parents.get(at)!)!);
      at = parents.get(at)!;
    }
    return at;
  };
  for (const { source, target } of edges) parents.set(root(source), root(target));
  const parts = new Map<Node, Layout>();
  for (const node of nodes) {
    const part = parts.get(root(node)) ?? { nodes: [], edges: [] };
    parts.set(root(node), part);
    part.nodes.push(node);
  }
  for (const edge of edges) parts.get(root(edge.source))!.edges.push(edge);
  return [...parts.values()].sort((a, b) => b.nodes.length - a.nodes.length);
}

/**
 * Places nodes that hang together by forces: the more alike, the closer. The same graph always gets the same places, since
 * d3-force draws its numbers from a fixed seed and begins on a spiral.
 */
function simulation({ nodes, edges }: Layout): Simulation<Node, Edge> {
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

/**
 * Places a graph: what hangs together by itself, and these parts beside one another, so that no two of them overlap. Works some
 * milliseconds at a time, so that the page stays alive, and stops where it is no longer wanted.
 */
export async function place(graph: Layout, isWanted: () => boolean): Promise<void> {
  const parts = components(graph);
  const simulations = parts.map(simulation);
  for (let at = 0; at < simulations.length && isWanted();) {
    const end = performance.now() + 60;
    while (at < simulations.length && performance.now() < end) {
      simulations[at]!.tick();
      if (simulations[at]!.alpha() <= simulations[at]!.alphaMin()) at++;
    }
    await new Promise(requestAnimationFrame);
  }
  pack(parts);
}

/** Moves each part into a circle of its own. */
export function pack(parts: Layout[]): void {
  const circles = packSiblings(parts.map(({ nodes }) => ({ r: radius(nodes) + MARGIN })));
  for (const [index, { nodes }] of parts.entries()) {
    const { x, y } = middle(nodes);
    for (const node of nodes) {
      node.x += circles[index]!.x - x;
      node.y += circles[index]!.y - y;
    }
  }
}

function middle(nodes: Node[]): { x: number; y: number } {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(nodes.map(({ x }) => x)), y: mean(nodes.map(({ y }) => y)) };
}

function radius(nodes: Node[]): number {
  const { x, y } = middle(nodes);
  return nodes.reduce((most, node) => Math.max(most, Math.hypot(node.x - x, node.y - y)), 0);
}
