/** Random numbers below `below` from a fixed seed (Lehmer). */
export function random(seed: number): (below: number) => number {
  let state = (seed * 48_271 + 11) % 0x7fffffff || 1;
  return (below) => {
    state = (state * 48_271) % 0x7fffffff;
    return state % below;
  };
}
