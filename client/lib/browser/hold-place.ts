/**
 * Call before the list row in which somebody pressed a button is removed: once it is gone, the first button of the
 * row in its place has the focus, or the heading where no row is left. Else the focus would fall back to the top of
 * the page.
 * @param headingId of the region around the list; the heading can take the focus
 */
export function holdPlace(headingId: string): void {
  const heading = document.getElementById(headingId);
  const region = heading?.closest('section, [role="region"]');
  const row = document.activeElement?.closest('li');
  if (!heading || !region || !row) return;
  const rows = () => [...region.querySelectorAll('li')].filter((one) => one.querySelector('button'));
  const index = rows().indexOf(row);
  const observer = new MutationObserver(() => {
    if (row.isConnected) return;
    observer.disconnect();
    if (document.activeElement !== document.body) return;
    const next = rows()[index] ?? rows().at(-1);
    (next?.querySelector('button') ?? heading).focus();
  });
  observer.observe(region, { childList: true, subtree: true });
}
