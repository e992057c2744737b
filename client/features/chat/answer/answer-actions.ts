import { createContext } from 'react';
import type { Exchange } from '../../../lib/chat/exchange.ts';
import type { Asked } from '../conversation/thread.ts';

/** What one can do with a question or an answer of the list; the same for the life of the list, so that no row renders again. */
export interface AnswerActions {
  ask: (question: Asked) => void;
  rate: (exchange: Exchange, rating: 'up' | 'down') => void;
  openOwnData: () => void;
}

/** True while an answer is on its way; read by what needs it alone, so that it wakes no row. */
export const BusyContext = createContext(false);
