import clsx from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { WaitingPlace } from '#contract/nutrition.ts';
import { Button } from '../../../ui/button.tsx';
import { Captain } from '../../../ui/illustrations/captain.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StageList } from '../../../ui/stage-list.tsx';
import type { AnalysisProgress } from '../analyze-nutrition.ts';
import type { Photo } from '../photo.ts';
import { PhotoPreview } from './photo-chooser.tsx';

const STAGES = [
  { id: 'uploading', label: 'Uploading' },
  { id: 'queued', label: 'Waiting for your turn' },
  { id: 'straightening', label: 'Straightening the picture' },
  { id: 'reading', label: 'Reading the numbers' },
  { id: 'checking', label: 'Checking that they add up' },
] as const;

function UploadBar({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="mb-4">
      <div
        role="progressbar"
        aria-label="Upload"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-3 overflow-hidden rounded-full border border-line-strong bg-card"
      >
        <div className="h-full bg-sea" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-1 text-small text-ink-soft">{percent}% sent</p>
    </div>
  );
}

/** Everybody has a turn, so this counts turns of others, not their photos. */
function WaitingLine({ place: { ahead, seconds } }: { place: WaitingPlace }) {
  const before = ahead === 1 ? '1 photo is' : `${ahead} photos are`;
  return (
    <p role="status" className="mb-3 text-ink-soft">
      {ahead === 0 ? 'Your photo is next' : `${before} ahead of yours`}: about{' '}
      {seconds < 90 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`}.
    </p>
  );
}

interface AnalyzingPanelProps {
  photos: readonly Photo[];
  progress: AnalysisProgress;
  onCancel: () => void;
}

export function AnalyzingPanel({ photos, progress, onCancel }: AnalyzingPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <ul className={clsx('grid gap-3', photos.length > 1 && 'grid-cols-2')}>
        {photos.map((photo, index) => {
          const isRead = progress.photo === index + 1;
          return (
            <li
              key={photo.url}
              aria-current={isRead ? 'step' : undefined}
              className={clsx('rounded-lg', isRead && 'outline-4 outline-offset-2 outline-rose')}
            >
              <PhotoPreview photo={photo} alt={`Photo ${index + 1}`} small={photos.length > 1} />
            </li>
          );
        })}
      </ul>
      <Panel>
        <div className="mb-4 flex items-center gap-4">
          <Captain mood="thinking" className="size-14" />
          <h2 ref={heading} tabIndex={-1} className="text-xl focus-visible:outline-none">
            Reading your label
          </h2>
        </div>
        {progress.photo ? (
          <p role="status" className="mb-2 font-bold text-rose">
            Photo {progress.photo} of {photos.length}
          </p>
        ) : null}
        {progress.stage === 'uploading' ? <UploadBar share={progress.uploaded} /> : null}
        {progress.place ? <WaitingLine place={progress.place} /> : null}
        <StageList stages={STAGES} current={progress.stage} />
        <Button variant="secondary" className="mt-5 w-full sm:w-auto" onClick={onCancel} icon={X}>
          Cancel
        </Button>
      </Panel>
    </div>
  );
}
