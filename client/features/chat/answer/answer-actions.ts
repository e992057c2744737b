import { createContext, useMemo } from 'react';
import type { Exchange } from '../../../lib/chat/exchange.ts';
import { useLatestCallback } from '../../../lib/use-latest-callback.ts';

/** What one can do with a question or an answer of the list. */
export interface AnswerActions {
  ask: (question: string) => void;
  regenerate: () => void;
  /** Puts another question in place of one. */
  resend: (key: string, text: string) => void;
  rateUp: (exchange: Exchange) => void;
  rateDown: (exchange: Exchange) => void;
  openOwnData: () => void;
}

/** The same object for the life of the list, so that no row renders again because a function is new. */
export function useStableActions(actions: AnswerActions): AnswerActions {
  const ask = useLatestCallback(actions.ask);
  const regenerate = useLatestCallback(actions.regenerate);
  const resend = useLatestCallback(actions.resend);
  const rateUp = useLatestCallback(actions.rateUp);
  const rateDown = useLatestCallback(actions.rateDown);
  const openOwnData = useLatestCallback(actions.openOwnData);
  return useMemo(
    () => ({ ask, regenerate, resend, rateUp, rateDown, openOwnData }),
    [ask, regenerate, resend, rateUp, rateDown, openOwnData],
  );
}

/** True while an answer is on its way; read by what needs it alone, so that it wakes no row. */
export const BusyContext = createContext(false);
