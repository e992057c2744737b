import { useEffect } from 'react';
import { Boarding, courseStore, Hero, Introduction, KeyFeatures } from '../features/landing/sections.tsx';
import { Soundings } from '../features/landing/soundings.tsx';
import { useStore } from '../lib/hooks/create-store.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

// Brings the Markdown parser, so it waits until somebody opens the panel.
const CourseDialogs = lazyComponent(() =>
  import('../features/landing/course-dialogs.tsx').then((module) => module.CourseDialogs),
);

export function LandingPage() {
  const { kind } = useStore(courseStore);
  // Leaving the page closes the panel.
  useEffect(() => () => courseStore.set({ kind: 'closed' }), []);
  return (
    <>
      <Hero />
      <Soundings />
      <Introduction />
      <KeyFeatures />
      <Boarding />
      {kind === 'closed' ? null : <CourseDialogs />}
    </>
  );
}
