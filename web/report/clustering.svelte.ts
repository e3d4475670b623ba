// The clusters that are shown, and the score from which on pairs connect: where the reader set it, on every view until it is reset.

import { router } from '../shared/router.svelte';
import { clustersFrom, measured, numbersOf, type Made } from './clusters';
import type { Cluster, Pair, Submission } from './report';

class Threshold {
  /** Nothing where flagged pairs connect, as in the program. Changes while the slider is being moved. */
  score: number | null = $state(null);

  /** The one of the address, which has it only after the slider was moved. */
  get settled(): number | null {
    const asked = Number(router.query.threshold ?? NaN);
    return Number.isNaN(asked) ? null : asked;
  }

  /** Takes what the address says; where it says nothing, it is told. */
  follow(): void {
    if (this.settled === null) this.settle();
    else this.score = this.settled;
  }

  /** Writes it into the address. */
  settle(): void {
    router.set({ threshold: this.score === null ? null : String(this.score) });
  }

  reset(): void {
    this.score = null;
    this.settle();
  }
}

export const threshold = new Threshold();

/** What the program found. */
interface Found {
  clusters: (Made & { flaggedPairs: number })[];
  rings: Submission[][];
  submissions: Submission[];
  pairs: Pair[];
  /** The order of the members of a cluster. */
  order: (a: Submission, b: Submission) => number;
}

export class Clustering {
  readonly #found: () => Found;
  readonly #made = $derived.by((): Made[] => {
    const { clusters, pairs, submissions, order } = this.#found();
    return threshold.score === null ? clusters : clustersFrom(pairs, threshold.score, submissions, order);
  });
  readonly #numbers = $derived(numbersOf(this.#made));

  readonly clusters: Cluster[] = $derived.by(() => {
    const { clusters, pairs, rings } = this.#found();
    const figures = measured(this.#made, pairs, threshold.score);
    // The report may have some of its pairs alone; the program saw all of them.
    const flagged = threshold.score === null ? clusters.map(({ flaggedPairs }) => ({ flaggedPairs })) : [];
    return this.#made.map((made, index) => ({
      ...made,
      ...figures[index]!,
      ...flagged[index],
      rings: rings.filter((ring) => ring.every(({ index }) => this.#numbers.get(index) === made.number)),
    }));
  });

  constructor(found: () => Found) {
    this.#found = found;
  }

  /** The number of the cluster that a submission is in. */
  of(submission: number): number | null {
    return this.#numbers.get(submission) ?? null;
  }
}
