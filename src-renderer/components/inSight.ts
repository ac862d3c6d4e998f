/**
 * Scrolls a list, and never the page, so far that its current entry is in sight; to its beginning where there is none.
 * That is done once for each picture, when all that it shows is there: to measure sooner lays out the page twice.
 *
 * @returns leaves it.
 */
export function keepCurrentInSight(list: HTMLElement): () => void {
  const frame = requestAnimationFrame(() => {
    const shown = list.querySelector<HTMLElement>('[aria-current]');
    const top =
      shown === null
        ? 0
        : shown.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
    const isAbove = top < list.scrollTop;
    const isBelow = top + (shown?.offsetHeight ?? 0) > list.scrollTop + list.clientHeight;
    if (isAbove || isBelow) list.scrollTop = top - list.clientHeight / 2;
  });
  return () => {
    cancelAnimationFrame(frame);
  };
}
