import { GuestPantryList } from '../features/pantry/guest-pantry-list.tsx';
import { ImportOffer } from '../features/pantry/import-offer.tsx';
import { Scanner } from '../features/scanner/scanner.tsx';
import { Page } from '../ui/page.tsx';

export const KetoPantryPage = () => (
  <Page
    heading="Upload Label"
    eyebrow="Keto Pantry"
    subtitle="Take a photo of a nutrition label to get net carbs and a keto score."
    width="wide"
  >
    <ImportOffer />
    <Scanner />
    <GuestPantryList />
  </Page>
);
