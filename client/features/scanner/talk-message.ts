/** One message of the talk about a product. */
export interface Message {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  timestamp: Date;
  /** Key of a question that waits for the network. */
  waitsAs: string | null;
}

export type Said = Pick<Message, 'role' | 'content'>;

/** Messages in the order in which they were said. */
export const numbered = (said: readonly (Said & Partial<Message>)[]): Message[] =>
  said.map((one, id) => ({ timestamp: new Date(), waitsAs: null, ...one, id }));
