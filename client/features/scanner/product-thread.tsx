import { useMutation } from '@tanstack/react-query';
import { Copy, ScanLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MESSAGE_MAX } from '#contract/chat.ts';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { plainText } from '#domain/markdown-as-text.ts';
import { BRAND } from '../../brand.ts';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Composer } from '../../ui/composer.tsx';
import { Captain } from '../../ui/illustrations/captain.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { askAboutProduct } from './api/ask-about-product.ts';
import { productSummary } from './product-texts.ts';

interface Message {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  timestamp: Date;
}

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
        >
          <Copy aria-hidden="true" className="size-5" />
          Copy
        </Button>
      </div>
    </li>
  );
}

const UserMessage = ({ text }: { text: string }) => (
  <li className="ml-10 self-end rounded-lg rounded-br-sm bg-shoal px-4 py-2 whitespace-pre-wrap wrap-anywhere">
    {text}
  </li>
);

interface ProductThreadProps {
  analysis: NutritionAnalysis;
  /** The account's item, once saved. */
  pantryItemId: number | undefined;
  onNewScan: () => void;
}

/** Questions and answers about the product. The first message is the summary and follows every edit. */
export function ProductThread({ analysis, pantryItemId, onNewScan }: ProductThreadProps) {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const add = (role: Message['role'], content: string) =>
    setMessages((old) => [...old, { id: old.length, role, content, timestamp: new Date() }]);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ question, before }: { question: string; before: string[] }) =>
      askAboutProduct(question, analysis, before, pantryItemId),
    onMutate: ({ question }) => {
      add('user', question);
      setText('');
    },
    onSuccess: (answer) => add('assistant', answer),
    onError: (_error, { question }) => {
      setMessages((old) => old.slice(0, -1));
      setText(question);
      toast({
        title: 'Message Failed',
        description: 'Unable to send message. Please try again.',
        variant: 'destructive',
      });
    },
    onSettled: () => requestAnimationFrame(() => box.current?.focus()),
  });
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const last = messages.at(-1);
  const end = useRef<HTMLLIElement>(null);
  const waiting = messages.length + (isPending ? 1 : 0);
  useEffect(() => {
    // Not before the first question: the page begins at the product, not at its talk.
    if (waiting > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [waiting]);
  return (
    <section
      aria-label="Conversation about this product"
      className="flex min-w-0 grow flex-col rounded-lg border-2 border-ink bg-card shadow-card"
    >
      <header className="flex items-center justify-between gap-3 border-b border-line py-2 pl-4 pr-2 sm:pl-5">
        <h2 className="text-xl">Ask {BRAND.coach}</h2>
        <Button variant="ghost" className="shrink-0 whitespace-nowrap" onClick={onNewScan}>
          <ScanLine aria-hidden="true" className="size-5" />
          New Scan
        </Button>
      </header>
      <ol aria-label="Messages" className="flex min-h-0 grow flex-col gap-4 overflow-y-auto p-4 sm:p-5">
        <AssistantMessage text={productSummary(analysis)} />
        {messages.map((message) =>
          message.role === 'user' ? (
            <UserMessage key={message.id} text={message.content} />
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
          onSend={(question) => mutate({ question, before: asked })}
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
