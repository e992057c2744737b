import { useQuery } from '@tanstack/react-query';
import { Battery, BrainCircuit, Info, Scale, ShieldCheck, Undo2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { BRAND } from '../../brand.ts';
import { afterPaint } from '../../lib/browser/idle.ts';
import { coachQuery, whereQuestionsGo } from '../../lib/coach/coach-info.ts';
import { Button } from '../../ui/button.tsx';
import { EmergencyLine } from '../../ui/emergency/emergency-line.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { SheetFrame, SheetParts } from '../../ui/sheet.tsx';
import { MiniChat } from './mini-chat.tsx';

const GOALS = [
  {
    label: 'Weight loss',
    icon: Scale,
    question: 'How does a ketogenic diet help with weight loss, and how do I start?',
  },
  {
    label: 'Reverse prediabetes',
    icon: Undo2,
    question: 'Can a ketogenic diet help reverse prediabetes, and what are the first steps?',
  },
  { label: 'More energy', icon: Battery, question: 'How can a ketogenic diet give me steadier energy?' },
  {
    label: 'Better focus',
    icon: BrainCircuit,
    question: 'Does ketosis help with focus, and what should I know?',
  },
] as const;

/** Where the first question will go, told before it is asked; silent where the server cannot say. */
function Destination() {
  const { data: coach } = useQuery(coachQuery());
  const Icon = coach?.sentTo ? Info : ShieldCheck;
  return (
    <p className="mb-4 mt-2 flex min-h-18 gap-2 text-small text-ink-soft">
      {coach ? (
        <>
          <Icon className="size-5 shrink-0 text-sea" />
          <span>{whereQuestionsGo(coach)}</span>
        </>
      ) : null}
    </p>
  );
}

function CoursePanel({ onAsk }: { onAsk: (question: string) => void }) {
  const [question, setQuestion] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim()) onAsk(question.trim());
  };
  return (
    <SheetParts title="Chart Your Course">
      <p className="text-ink-soft">What would you like to steer toward?</p>
      <Destination />
      <ul className="grid gap-3">
        {GOALS.map(({ label, icon: Icon, question: asks }) => (
          <li key={label}>
            <Button variant="secondary" className="w-full justify-start" onClick={() => onAsk(asks)}>
              <Icon className="size-6 text-rose" />
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <h3 className="mb-3 mt-7 text-xl">Or Chat with Your {BRAND.product}</h3>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextAreaField
          label="Your question"
          value={question}
          maxLength={MESSAGE_MAX}
          onChange={setQuestion}
        />
        <Button type="submit" disabled={question.trim() === ''}>
          Ask
        </Button>
      </form>
      <div className="mt-2">
        <EmergencyLine />
      </div>
    </SheetParts>
  );
}

/** One drawer: goals to choose from, then the answer in their place. It is open for as long as it is there. */
export function CourseDialogs({ onClose }: { onClose: () => void }) {
  const [asked, setAsked] = useState<string | null>(null);
  /** The press is seen before the conversation is made, which takes a slow phone a quarter of a second. */
  const ask = async (question: string) => {
    await afterPaint();
    setAsked((first) => first ?? question);
  };
  return (
    <SheetFrame open onOpenChange={onClose}>
      {asked === null ? <CoursePanel onAsk={ask} /> : <MiniChat firstQuestion={asked} onClose={onClose} />}
    </SheetFrame>
  );
}
