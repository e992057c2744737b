import { whenOpened } from '../lib/when-needed.tsx';
import type { ConfirmQuestionProps } from './confirm-question.tsx';

/** Asks once before something that cannot be taken back. */
export const ConfirmDialog = whenOpened<ConfirmQuestionProps>(() =>
  import('./confirm-question.tsx').then((module) => module.ConfirmQuestion),
);
