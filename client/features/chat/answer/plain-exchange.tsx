import { plainText } from '#domain/chat-text/markdown-as-text.ts';
import { type Exchange, wholeResponse } from '../../../lib/chat/exchange.ts';
import { QUESTION_BUBBLE } from './question-style.ts';

/** An earlier exchange as bare text, until it is drawn in full. It can be found and read all the same. */
export const PlainExchange = ({ exchange }: { exchange: Exchange }) => (
  <>
    <p className={`${QUESTION_BUBBLE} mt-2 mb-4 ml-auto`}>
      <span className="sr-only">You asked: </span>
      {exchange.message}
    </p>
    <p className="whitespace-pre-wrap rounded-lg rounded-tl-sm border-2 border-line bg-card px-4 py-3 sm:ml-14">
      {plainText(wholeResponse(exchange))}
    </p>
  </>
);
