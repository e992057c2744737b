import { Button } from '../ui/button.tsx';

/** Shown when a dialog or the toasts could not be fetched; the page below stays usable. */
export const OverlayFailed = () => (
  <div
    role="alert"
    className="fixed inset-x-3 bottom-3 z-60 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-md border-2 border-coral bg-coral-wash p-4 shadow-float"
  >
    <p className="font-bold">Part of the app could not be loaded. Check your connection.</p>
    <Button variant="secondary" onClick={() => window.location.reload()}>
      Reload
    </Button>
  </div>
);
