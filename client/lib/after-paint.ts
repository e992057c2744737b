/** A page that nobody sees is not painted; the work goes on all the same. */
const UNSEEN_MS = 100;

/** Ends once what was changed so far is painted: a press is seen before the work that follows from it. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const unseen = setTimeout(resolve, UNSEEN_MS);
    requestAnimationFrame(() => {
      clearTimeout(unseen);
      setTimeout(resolve);
    });
  });
