import { ComingSoon } from '../../ui/coming-soon.tsx';
import { Disclosure, DisclosureList } from '../../ui/disclosure.tsx';
import { ImportPreview } from '../../ui/file-import.tsx';
import { EmptyCrate } from '../../ui/illustrations/empty-places.tsx';
import { Panel, Section } from '../../ui/panel.tsx';
import { EmptyState, ErrorState, LoadingState, ProfileNotLoaded } from '../../ui/states.tsx';
import { LONG } from './both-themes.tsx';

const TONES = ['card', 'land', 'shoal', 'rose', 'coral'] as const;

export const Panels = () => (
  <div className="grid gap-4 sm:grid-cols-2">
    {TONES.map((tone) => (
      <Panel key={tone} tone={tone}>
        {tone}
      </Panel>
    ))}
    <Panel className="wrap-anywhere">{LONG}</Panel>
    <Section title="Your data" intro="One part of a page of settings.">
      What it holds.
    </Section>
  </div>
);

export const FileImport = () => (
  <ImportPreview
    refused={[
      { row: 4, text: 'yesterday,07:20,99', reason: '“yesterday” is no day.' },
      { row: 9, text: `2026-03-15,07:15,1020,${LONG}`, reason: 'Glucose can be 20 to 600 mg/dL.' },
    ]}
    refusedTitle="2 lines are skipped"
    isEmpty
    failure="503: The server is resting."
    progress={0.4}
    progressWords="40 of 100 lines"
    importLabel="Import 98 readings"
    pendingLabel={undefined}
    onImport={() => undefined}
    onCancel={() => undefined}
    onAgain={() => undefined}
  >
    How the file is understood.
  </ImportPreview>
);

export const Disclosures = () => (
  <DisclosureList>
    <Disclosure title="Open from the start" defaultOpen>
      What there is to say.
    </Disclosure>
    <Disclosure title={LONG}>More of it.</Disclosure>
  </DisclosureList>
);

export const PlaceStates = () => (
  <div className="flex flex-col gap-5">
    <LoadingState label="Loading your pantry items..." />
    <EmptyState title="No pantry items yet" figure={<EmptyCrate />}>
      Start by scanning nutrition labels with the Pantry Scanner
    </EmptyState>
    <ErrorState title="Failed to load saved meals" onRetry={() => undefined}>
      503: The server is resting.
    </ErrorState>
    <ProfileNotLoaded
      units={{ glucose: 'mg/dL', weight: 'kg', length: 'cm', food: 'g' }}
      onRetry={() => undefined}
    />
    <ComingSoon feature="Trends" />
  </div>
);
