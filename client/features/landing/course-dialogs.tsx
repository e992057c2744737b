import { useStore } from '../../lib/create-store.ts';
import { CoursePanel } from './course-panel.tsx';
import { courseStore } from './course-store.ts';
import { MiniChat } from './mini-chat.tsx';

const close = () => courseStore.set({ kind: 'closed' });

/** The panel or the drawer, whichever is open. */
export function CourseDialogs() {
  const state = useStore(courseStore);
  if (state.kind === 'answer') return <MiniChat firstQuestion={state.question} onClose={close} />;
  return (
    <CoursePanel
      open={state.kind === 'goals'}
      onClose={close}
      onAsk={(question) => courseStore.set({ kind: 'answer', question })}
    />
  );
}
