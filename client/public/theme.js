// Runs before the first paint, so that a chosen theme never flashes. Kept apart because inline scripts are refused.
const match = document.cookie.match(/(?:^|; )theme=(light|dark)(?:;|$)/);
if (match) document.documentElement.dataset.theme = match[1];
