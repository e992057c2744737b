import type { ReactNode } from 'react';
import { BothThemes } from '../features/design/both-themes.tsx';
import { Buttons, OtherButtons } from '../features/design/controls.tsx';
import { Composers, Fields } from '../features/design/fields.tsx';
import { Overlays } from '../features/design/overlays.tsx';
import { Measures, Plan, Scores } from '../features/design/readings.tsx';
import { Disclosures, FileImport, Panels, PlaceStates } from '../features/design/surfaces.tsx';
import { Talk } from '../features/design/talk.tsx';
import { Captains, Charts, Colors, Drawings, Spacing, TypeScale } from '../features/design/tokens.tsx';
import { Page } from '../ui/page.tsx';

const PARTS: Readonly<Record<string, () => ReactNode>> = {
  Colors,
  Type: TypeScale,
  Spacing,
  Captain: Captains,
  Drawings,
  Charts,
  Scores,
  Measures,
  Buttons,
  'Other buttons': OtherButtons,
  Fields,
  Composer: Composers,
  Talk,
  'Meal plan': Plan,
  Panels,
  Disclosures,
  'File import': FileImport,
  States: PlaceStates,
};

/** Every part of the design in every state, by day and by night. Served in development alone. */
export const DesignPage = () => (
  <Page
    heading="Design"
    eyebrow="Ship's stores"
    width="wide"
    subtitle="Every component in every state, day chart on the left, night watch on the right. Hover to see hovering."
  >
    {Object.entries(PARTS).map(([title, Part]) => (
      <section key={title} className="mb-12">
        <h2 className="mb-4 border-b-2 border-ink pb-1 text-2xl">{title}</h2>
        <BothThemes>
          <Part />
        </BothThemes>
      </section>
    ))}
    <section>
      <h2 className="mb-4 border-b-2 border-ink pb-1 text-2xl">Above the page</h2>
      <Overlays />
    </section>
  </Page>
);
