import { useState } from 'react';
import { ImportOffer } from '../features/pantry/import-offer.tsx';
import { PantryList } from '../features/pantry/pantry-list.tsx';
import { Page } from '../ui/page.tsx';

export function SavedPantryPage() {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  return (
    <Page heading="Saved Pantry" subtitle="Select items to generate keto meal plans" width="wide">
      <ImportOffer />
      <PantryList selected={selected} onSelect={setSelected} />
    </Page>
  );
}
