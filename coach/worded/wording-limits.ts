/** How long a model is waited for, and how much it may do. */
export type WordingLimits = {
  /** Rounds in which it may look things up; from the next one on it is told to answer. */
  toolRounds: number;
  /** Milliseconds from a request to its first piece of output, connecting included; each try has them anew. */
  firstPieceMs: number;
  /** Milliseconds between two pieces. */
  betweenPiecesMs: number;
  /** Milliseconds for the whole answer, tries and look-ups included. */
  wholeMs: number;
  /** Tokens of one round; models that think first need most of them for that. */
  outputTokens: number;
  /** Requests made in all when the service is busy or failing, as long as nothing was shown. */
  tries: number;
  /** Milliseconds before the second try; each further one waits twice as long. */
  retryWaitMs: number;
  /** A service that asks for a longer wait than this is not tried again. */
  retryAfterMostMs: number;
};

export const WORDING_LIMITS: WordingLimits = {
  toolRounds: 6,
  firstPieceMs: 15_000,
  betweenPiecesMs: 20_000,
  wholeMs: 90_000,
  outputTokens: 4_000,
  tries: 3,
  retryWaitMs: 500,
  retryAfterMostMs: 5_000,
};
