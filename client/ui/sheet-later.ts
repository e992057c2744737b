import { whenOpened } from '../lib/when-needed.tsx';

/** A sheet of a page that is seen before anybody opens it: its machinery comes as it opens. */
export const LaterSheet = whenOpened(() => import('./sheet.tsx').then((module) => module.Sheet));
