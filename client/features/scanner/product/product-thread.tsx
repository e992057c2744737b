import { Clock, Copy, ScanLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MESSAGE_MAX } from '#contract/chat.ts';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { plainText } from '#domain/chat-text/markdown-as-text.ts';
import { BRAND } from '../../../brand.ts';
import { copyText } from '../../../lib/browser/export-text.ts';
import { useUnsavedInput } from '../../../lib/hooks/unsaved-input.ts';
import { Button } from '../../../ui/button.tsx';
import { Composer } from '../../../ui/composer.tsx';
import { Captain } from '../../../ui/illustrations/captain.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { ProductStep, ProductWork } from '../draft/scan-draft.ts';
import { productSummary } from './product-texts.ts';
import { useProductTalk } from './use-product-talk.ts';

function AssistantMessage({ text }: { text: string }) {
  return (
    <li className="flex gap-3">
      <Captain mood="calm" className="size-11 shrink-0" />
      <div className="min-w-0 grow rounded-lg rounded-tl-sm border border-line bg-page px-4 py-3">
        <Markdown text={text} />
        <Button
          variant="ghost"
          className="-mb-1 -ml-3 mt-2"
          onClick={() => copyText(text, 'Analysis copied to clipboard')}
          icon={Copy}
        >
          Copy
        </Button>
      </div>
    </li>
  );
}

const UserMessage = ({ text, waits }: { text: string; waits: boolean }) => (
  <li className="ml-10 flex flex-col items-end gap-1 self-end">
    <p className="rounded-lg rounded-br-sm bg-shoal px-4 py-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
    {waits ? (
      <p role="status" className="flex items-center gap-2 text-small text-ink-soft">
        <Clock className="size-5 shrink-0" />
        Waiting for a connection
      </p>
    ) : null}
  </li>
);

interface ProductThreadProps {
  scan: ProductStep;
  analysis: NutritionAnalysis;
  /** The account's item, once saved. */
  pantryItemId: number | undefined;
  /** From then on the talk is no longer part of a draft. */
  saved: boolean;
  onWork: (change: Partial<ProductWork>) => void;
  onNewScan: () => void;
}

/** Questions and answers about the product. The first message is the summary and follows every edit. */
export function ProductThread(props: ProductThreadProps) {
  const { analysis, pantryItemId, saved, onWork, onNewScan } = props;
  const { work, restored } = props.scan;
  const { messages, ask, isPending } = useProductTalk(analysis, pantryItemId, work.messages);
  const [text, setText] = useState(work.question);
  // The draft that survives a reload lives outside React.
  useEffect(() => onWork({ messages, question: text }), [onWork, messages, text]);
  useUnsavedInput(saved && (messages.length > 0 || text.trim() !== ''));
  const box = useRef<HTMLTextAreaElement>(null);
  const send = (question: string) => {
    setText('');
    void ask(question).then((isTaken) => {
      if (!isTaken) setText(question);
      requestAnimationFrame(() => box.current?.focus());
    });
  };
  const last = messages.at(-1);
  const end = useRef<HTMLLIElement>(null);
  const waiting = messages.length + (isPending ? 1 : 0);
  const seen = useRef(restored ? waiting : 0);
  useEffect(() => {
    // Not before something is said: the page begins at the product, not at its talk.
    if (waiting > seen.current) end.current?.scrollIntoView({ block: 'nearest' });
    seen.current = waiting;
  }, [waiting]);
  return (
    <section
      aria-label="Conversation about this product"
      className="flex min-w-0 grow flex-col rounded-lg border-2 border-ink bg-card shadow-card"
    >
      <header className="flex items-center justify-between gap-3 border-b border-line py-2 pl-4 pr-2 sm:pl-5">
        <h2 className="text-xl">Ask {BRAND.coach}</h2>
        <Button variant="ghost" className="shrink-0 whitespace-nowrap" onClick={onNewScan} icon={ScanLine}>
          New Scan
        </Button>
      </header>
      <ol aria-label="Messages" className="flex min-h-0 grow flex-col gap-4 overflow-y-auto p-4 sm:p-5">
        <AssistantMessage text={productSummary(analysis)} />
        {messages.map((message) =>
          message.role === 'user' ? (
            <UserMessage key={message.id} text={message.content} waits={message.waitsAs !== null} />
          ) : (
            <AssistantMessage key={message.id} text={message.content} />
          ),
        )}
        {isPending ? (
          <li className="flex items-center gap-3">
            <Captain mood="thinking" className="size-11 shrink-0" />
            <span role="status" className="flex items-center gap-2 text-ink-soft">
              <Spinner /> The Captain is charting a reply...
            </span>
          </li>
        ) : null}
        <li ref={end} aria-hidden="true" />
      </ol>
      <p role="status" className="sr-only">
        {last?.role === 'assistant' ? `${BRAND.coach}: ${plainText(last.content)}` : ''}
      </p>
      <div className="border-t border-line p-3 sm:p-4">
        <Composer
          label={`Ask ${BRAND.coach} about this product...`}
          value={text}
          onChange={setText}
          onSend={send}
          sendLabel="Submit"
          busy={isPending}
          lockWhileBusy
          maxLength={MESSAGE_MAX}
          boxRef={box}
        />
      </div>
    </section>
  );
}
