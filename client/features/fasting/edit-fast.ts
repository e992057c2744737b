import { whenNeeded } from '../../lib/when-needed.tsx';

export const EditFastDialog = whenNeeded(() =>
  import('./edit-fast-dialog.tsx').then((module) => module.EditFastDialog),
);
