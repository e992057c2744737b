import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BRAND } from '../../brand.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Captain } from '../../ui/illustrations/captain.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { QuestionChips } from '../../ui/question-chips.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ask } from './api/ask.ts';

const TROUBLE = "I'm having trouble connecting right now. Please try again later.";

interface Exchange {
  id: number;
  question: string;
  /** Null while the answer is on its way. */
  answer: string | null;
  /** Questions to go on with. */
  next: readonly string[];
}

/** What was said so far, for the coach to follow on; the question under way has no answer yet. */
const earlierOf = (exchanges: readonly Exchange[]) =>
  exchanges.flatMap(({ question, answer }) =>
    answer && answer !== TROUBLE ? [{ message: question, response: answer }] : [],
  );

/** Questions and answers on the landing page; nothing of it is kept. */
export function MiniChat({ firstQuestion, onClose }: { firstQuestion: string; onClose: () => void }) {
  const [exchanges, setExchanges] = useState<Exchange[]>([]);
  const [followUp, setFollowUp] = useState('');
  const lastId = useRef(0);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ question }: { id: number; question: string }) => ask(question, earlierOf(exchanges)),
    onMutate: ({ id, question }) => setExchanges((old) => [...old, { id, question, answer: null, next: [] }]),
    onSettled: (answer, _error, { id }) =>
      setExchanges((old) =>
        old.map((one) =>
          one.id === id ? { ...one, answer: answer?.response || TROUBLE, next: answer?.next ?? [] } : one,
        ),
      ),
  });
  const send = (question: string) => {
    lastId.current += 1;
    mutate({ id: lastId.current, question });
  };

  // The question that opened the drawer is asked once, as it opens.
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    lastId.current += 1;
    mutate({ id: lastId.current, question: firstQuestion });
  }, [firstQuestion, mutate]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const question = followUp.trim();
    if (!question || isPending) return;
    setFollowUp('');
    send(question);
  };
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={BRAND.coach}
      footer={
        <div className="flex flex-col gap-3">
          <form onSubmit={submit} className="flex gap-2">
            <TextInput
              aria-label="Ask a follow-up question"
              placeholder="Ask a follow-up question"
              maxLength={4000}
              value={followUp}
              onChange={(event) => setFollowUp(event.target.value)}
            />
            <Button type="submit" disabled={followUp.trim() === '' || isPending}>
              Send
            </Button>
          </form>
          <ButtonLink to="/captain-keto" variant="secondary" onClick={onClose}>
            Continue to Full Chat
          </ButtonLink>
        </div>
      }
    >
      <div role="log" aria-label="Conversation" className="flex flex-col gap-5">
        {exchanges.map((exchange) => (
          <div key={exchange.id} className="flex flex-col gap-3">
            <p className="ml-8 self-end rounded-lg rounded-br-sm bg-shoal px-4 py-2">{exchange.question}</p>
            <div className="flex gap-3">
              <Captain mood={exchange.answer === null ? 'thinking' : 'calm'} className="size-11" />
              {exchange.answer === null ? (
                <p className="flex items-center gap-2 text-ink-soft">
                  <Spinner /> The Captain is charting a reply...
                </p>
              ) : (
                <Markdown text={exchange.answer} className="min-w-0 pt-1" />
              )}
            </div>
          </div>
        ))}
      </div>
      <div className="mt-4">
        <QuestionChips questions={exchanges.at(-1)?.next ?? []} onAsk={send} disabled={isPending} />
      </div>
    </Sheet>
  );
}
