import { afterPaint } from '../../lib/after-paint.ts';
import { useStore } from '../../lib/create-store.ts';
import { SheetFrame } from '../../ui/sheet.tsx';
import { CoursePanel } from './course-panel.tsx';
import { courseStore } from './course-store.ts';
import { MiniChat } from './mini-chat.tsx';

const close = () => courseStore.set({ kind: 'closed' });

/** The press is seen before the conversation is made, which takes a slow phone a quarter of a second. */
const ask = async (question: string) => {
  await afterPaint();
  // Whoever closed the drawer meanwhile has asked nothing.
  if (courseStore.get().kind === 'goals') courseStore.set({ kind: 'answer', question });
};

/** One drawer: goals to choose from, then the answer in their place. */
export function CourseDialogs() {
  const state = useStore(courseStore);
  return (
    <SheetFrame open={state.kind !== 'closed'} onOpenChange={close}>
      {state.kind === 'answer' ? (
        <MiniChat firstQuestion={state.question} onClose={close} />
      ) : (
        <CoursePanel onAsk={ask} />
      )}
    </SheetFrame>
  );
}
