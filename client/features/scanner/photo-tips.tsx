import { Focus, Lightbulb, Sun } from 'lucide-react';
import { Panel } from '../../ui/panel.tsx';

const TIPS = [
  {
    icon: Lightbulb,
    title: 'Good lighting',
    text: 'Daylight or a lamp from the side. No shadow of your hand.',
  },
  {
    icon: Focus,
    title: 'Capture the whole panel',
    text: 'All four edges in the picture, straight on, and sharp.',
  },
  { icon: Sun, title: 'Avoid glare', text: 'Tilt shiny packages a little until the bright spot is gone.' },
] as const;

/** What makes a photo easy to read. */
export const PhotoTips = () => (
  <Panel tone="land">
    <h2 className="mb-4 text-xl">Photo tips</h2>
    <ul className="flex flex-col gap-4">
      {TIPS.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-rose" />
          <span>
            <strong className="block">{title}</strong>
            {text}
          </span>
        </li>
      ))}
    </ul>
  </Panel>
);
