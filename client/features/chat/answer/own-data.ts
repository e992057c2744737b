import { whenOpened } from '../../../lib/when-needed.tsx';

export const OwnDataDialog = whenOpened(() =>
  import('./own-data-dialog.tsx').then((module) => module.OwnDataDialog),
);
