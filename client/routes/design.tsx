import type { ReactNode } from 'react';
import { Buttons, Fields, Toasts } from '../features/design/controls.tsx';
import { Readings } from '../features/design/readings.tsx';
import { Captains, Dialogs, Panels, States } from '../features/design/surfaces.tsx';
import { Page } from '../ui/page.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mb-12">
    <h2 className="mb-4 border-b-2 border-ink pb-1 text-2xl">{title}</h2>
    {children}
  </section>
);

/** Every part of the design in every state. Served in development alone. */
export const DesignPage = () => (
  <Page heading="Design" eyebrow="Ship's stores" width="wide">
    <Part title="Buttons">
      <Buttons />
    </Part>
    <Part title="Fields">
      <Fields />
    </Part>
    <Part title="Toasts">
      <Toasts />
    </Part>
    <Part title="Readings">
      <Readings />
    </Part>
    <Part title="Dialogs">
      <Dialogs />
    </Part>
    <Part title="Captain">
      <Captains />
    </Part>
    <Part title="Panels">
      <Panels />
    </Part>
    <Part title="States">
      <States />
    </Part>
  </Page>
);
