import { useState } from 'react';
import { Boarding, Hero, Introduction, KeyFeatures } from '../features/landing/sections.tsx';
import { Soundings } from '../features/landing/soundings.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';

// Brings the Markdown parser, so it waits until somebody opens the panel.
const CourseDialogs = lazyComponent(() =>
  import('../features/landing/course-dialogs.tsx').then((module) => module.CourseDialogs),
);

export function LandingPage() {
  const [isCourseOpen, setCourseOpen] = useState(false);
  return (
    <>
      <Hero onStart={() => setCourseOpen(true)} />
      <Soundings />
      <Introduction />
      <KeyFeatures />
      <Boarding />
      {isCourseOpen ? <CourseDialogs onClose={() => setCourseOpen(false)} /> : null}
    </>
  );
}
