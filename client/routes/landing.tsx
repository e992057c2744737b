import { Suspense, useEffect } from 'react';
import { Boarding } from '../features/landing/boarding.tsx';
import { courseStore } from '../features/landing/course-store.ts';
import { Hero } from '../features/landing/hero.tsx';
import { KeyFeatures } from '../features/landing/key-features.tsx';
import { Introduction, Soundings } from '../features/landing/pictures.ts';
import { useStore } from '../lib/create-store.ts';
import { lazyAfterPaint } from '../lib/lazy-after-paint.ts';

// Brings the Markdown parser, so it waits until somebody opens the panel.
const CourseDialogs = lazyAfterPaint(() =>
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
      {kind === 'closed' ? null : (
        <Suspense fallback={null}>
          <CourseDialogs />
        </Suspense>
      )}
    </>
  );
}
