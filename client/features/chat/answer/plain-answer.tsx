import { plainText } from '#domain/markdown-as-text.ts';
import { type Exchange, wholeResponse } from '../../../lib/chat/exchange.ts';

/** An answer as bare text: what an earlier one is until it is drawn in full. It can be found and read all the same. */
export const PlainAnswer = ({ exchange }: { exchange: Exchange }) => (
  <div className="sm:pl-14">
    <p className="whitespace-pre-wrap rounded-lg rounded-tl-sm border-2 border-line bg-card px-4 py-3">
      {plainText(wholeResponse(exchange))}
    </p>
  </div>
);
