// A row that scrolls sideways fades where it goes on.

/** Says how wide the row fades at its start and at its end, in `--start` and `--end`. */
export function fadingEnds(row: HTMLElement): () => void {
  const WIDTH = 28;
  const fade = () => {
    const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
    row.style.setProperty('--start', `${Math.min(WIDTH, row.scrollLeft)}px`);
    row.style.setProperty('--end', `${Math.min(WIDTH, Math.max(0, rest))}px`);
  };
  const measured = new ResizeObserver(fade);
  measured.observe(row);
  row.addEventListener('scroll', fade, { passive: true });
  return () => {
    measured.disconnect();
    row.removeEventListener('scroll', fade);
  };
}
