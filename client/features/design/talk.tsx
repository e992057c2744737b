import type { AnswerSource } from '#contract/chat.ts';
import { AnswerSources } from '../../ui/answer-sources.tsx';
import {
  AnswerNotice,
  OffTopicMarker,
  QuestionBubble,
  QuestionChips,
  UncheckedFigures,
} from '../../ui/exchange-parts.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { PromptCategories } from '../../ui/prompt-categories.tsx';
import { SafetyNoteView } from '../../ui/safety-note-view.tsx';
import { State } from './both-themes.tsx';

const TEXT = `There are **2.7 g net carbs** in 30 g of almonds.

- A list with a [link](/handbook/net-carbs)
- and a second line

| Food | Net carbs |
|---|--:|
| Almonds | 2.7 g |
| Walnuts | 2.0 g |

> A voice from elsewhere.`;

const SOURCES: readonly AnswerSource[] = [
  {
    number: 1,
    kind: 'handbook',
    title: 'What are net carbs and how do I count them?',
    href: '/handbook/net-carbs',
  },
  {
    number: 2,
    kind: 'paper',
    title: 'A trial of one year',
    href: 'https://doi.org/10.1007/s13300-018-0373-9',
  },
  { number: 3, kind: 'food', title: 'USDA SR28: Nuts, almonds', href: 'https://fdc.nal.usda.gov/' },
];

export const PROMPTS = [
  { title: 'Understanding Ketosis', prompts: ['What is ketosis?', 'How do I know that I am in ketosis?'] },
  { title: 'Nutrition & Fasting', prompts: ['What are net carbs?'] },
];

export const Talk = () => (
  <div className="flex flex-col gap-5">
    {(['caution', 'call_today', 'emergency'] as const).map((level) => (
      <SafetyNoteView key={level} note={{ level, text: 'Please read this **before** anything else.' }} />
    ))}
    <State name="Question, and what is told beside its answer">
      <QuestionBubble text="How many carbs are in almonds?" />
      <AnswerNotice notice="The model took too long. The Captain answers from his own charts." />
      <UncheckedFigures unchecked={['2.9 g']} />
      <OffTopicMarker />
    </State>
    <State name="Answer">
      <Markdown text={TEXT} />
    </State>
    <AnswerSources sources={SOURCES} />
    <State name="Next questions: open, and while one is answered">
      <QuestionChips questions={['Is a banana keto?', 'How much salt do I need?']} onAsk={() => undefined} />
      <QuestionChips questions={['Is a banana keto?']} onAsk={() => undefined} disabled />
    </State>
    <State name="Ready questions">
      <PromptCategories categories={PROMPTS} onSelect={() => undefined} />
    </State>
    <State name="Words of a search">
      <p>
        <MarkedText text="Almond butter, crunchy almonds" search="almond" />
      </p>
    </State>
  </div>
);
