// Runs before the first paint. Kept apart because inline scripts are refused.

// A chosen theme never flashes.
(() => {
  const match = document.cookie.match(/(?:^|; )theme=(light|dark)(?:;|$)/);
  if (match) document.documentElement.dataset.theme = match[1];
})();

// The app of a page that can be read as it is comes once the page is seen, and at once where nobody looks.
(() => {
  const UNSEEN_MS = 1000;
  const { app, parts } = document.currentScript.dataset;
  if (!app) return;
  let begun = false;
  const add = (name, attributes) =>
    document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', ...attributes }));
  const begin = () => {
    if (begun) return;
    begun = true;
    // One at a time, so that the page answers between them.
    for (const href of parts.split(' ')) setTimeout(() => add('link', { rel: 'modulepreload', href }));
    setTimeout(() => add('script', { type: 'module', src: app }));
  };
  if (document.visibilityState === 'hidden') begin();
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, UNSEEN_MS);
})();

// The app needs a moment to take a drawn page over: a click until then waits for it.
(() => {
  const PATIENCE_MS = 4000;
  let touched = 'button, a[href^="/"]';
  let waiting = null;
  const keep = (event) => {
    const target = event.target instanceof Element ? event.target.closest(touched) : null;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!target || !isPlain) return;
    event.preventDefault();
    event.stopPropagation();
    waiting = target;
  };
  const ready = () => {
    removeEventListener('click', keep, true);
    clearTimeout(limit);
    if (waiting?.isConnected) waiting.click();
  };
  addEventListener('click', keep, true);
  addEventListener('app-ready', ready, { once: true });
  // Without the app a link still leads on; a button can do nothing before.
  const limit = setTimeout(() => {
    touched = 'button';
    if (waiting?.href) location.assign(waiting.href);
  }, PATIENCE_MS);
})();
