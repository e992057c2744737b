import { CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Panel } from './panel.tsx';

/** Offers to move into the account what a guest kept on this device. */
export function DeviceOffer({
  label,
  heading,
  children,
  action,
  pendingLabel,
  onTake,
  onDecline,
}: {
  /** Name of the region, e.g. "Fasts kept on this device". */
  label: string;
  heading: string;
  /** What taking it along brings. */
  children: ReactNode;
  action: string;
  /** Set while it is being moved. */
  pendingLabel: string | undefined;
  onTake: () => void;
  onDecline: () => void;
}) {
  return (
    <Panel
      role="region"
      aria-label={label}
      tone="land"
      className="flex flex-col gap-3 p-4! sm:p-5! md:flex-row md:items-center md:gap-4"
    >
      <CloudUpload aria-hidden="true" className="hidden size-9 shrink-0 text-rose md:block" />
      <div className="grow">
        <p className="font-extrabold sm:text-lg">{heading}</p>
        <p className="text-small text-ink-soft">{children}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button pendingLabel={pendingLabel} onClick={onTake}>
          {action}
        </Button>
        <Button variant="secondary" disabled={pendingLabel !== undefined} onClick={onDecline}>
          Not now
        </Button>
      </div>
    </Panel>
  );
}
