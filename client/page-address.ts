/** Marks the page for addresses that have none, where others carry their address. */
export const NOT_FOUND_PAGE = 'not-found';

/** Header and footer alone, from which the client can show any page. */
export const SHELL_PAGE = 'shell';

/** Address of the page that the build has drawn and that was not taken over yet; undefined where there is none. */
export const drawnPage = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.getElementById('root')?.dataset.page;
