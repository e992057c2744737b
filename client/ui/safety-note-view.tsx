import clsx from 'clsx';
import { PhoneCall, Siren, TriangleAlert } from 'lucide-react';
import type { SafetyNote } from '../lib/chat/exchange.ts';
import { lazyComponent } from './lazy-component.tsx';

/** What to do is readable at once, also before what sets it is there. */
const PlainText = ({ text }: { text: string }) => <p className="whitespace-pre-wrap">{text}</p>;

const Markdown = lazyComponent(() => import('./markdown.tsx').then((module) => module.Markdown), {
  Pending: PlainText,
  Failed: PlainText,
});

const LOOK = {
  caution: { icon: TriangleAlert, title: 'Caution', frame: 'border-amber bg-amber-wash', ink: 'text-amber' },
  call_today: {
    icon: PhoneCall,
    title: 'Call your doctor today',
    frame: 'border-coral bg-coral-wash',
    ink: 'text-coral',
  },
  emergency: {
    icon: Siren,
    title: 'Emergency',
    frame: 'border-coral bg-coral-wash outline-2 outline-coral outline-offset-2',
    ink: 'text-coral',
  },
} as const;

/** What matters before any answer does. */
export function SafetyNoteView({ note }: { note: SafetyNote }) {
  const { icon: Icon, title, frame, ink } = LOOK[note.level];
  return (
    <div role="note" aria-label={title} className={clsx('rounded-lg border-2 p-4', frame)}>
      <p className={clsx('mb-1 flex items-center gap-2 font-extrabold', ink)}>
        <Icon className="size-6 shrink-0" />
        {title}
      </p>
      <Markdown text={note.text} />
    </div>
  );
}
