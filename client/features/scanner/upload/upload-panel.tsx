import { Focus, Lightbulb, PencilLine, RotateCcw, Sun, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { BRAND } from '../../../brand.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type AnalysisError, isAboutPhoto } from '../analyze-nutrition.ts';
import type { UploadStep } from '../draft/scan-draft.ts';
import type { Photo } from '../photo.ts';
import { DropArea, PhotoStrip } from './photo-chooser.tsx';

const RefusalNotice = ({ refusal }: { refusal: AnalysisError }) => (
  <div role="alert" className="flex gap-3 rounded-lg border-2 border-coral bg-coral-wash p-4">
    <TriangleAlert className="mt-0.5 size-6 shrink-0 text-coral" />
    <div className="min-w-0">
      <p className="font-extrabold">{refusal.message}</p>
      {refusal.tip ? <p className="mt-1">{refusal.tip}</p> : null}
    </div>
  </div>
);

const TIPS = [
  {
    icon: Lightbulb,
    title: 'Good lighting',
    text: 'Use daylight or a lamp from the side. Keep your shadow off the label.',
  },
  {
    icon: Focus,
    title: 'Capture the whole panel',
    text: 'Hold the camera straight. Make sure all four edges are in the picture and in focus.',
  },
  { icon: Sun, title: 'Avoid glare', text: 'Tilt shiny packages a little until the bright spot is gone.' },
] as const;

const PhotoTips = () => (
  <Panel tone="land">
    <h2 className="mb-4 text-xl">Photo tips</h2>
    <ul className="flex flex-col gap-4">
      {TIPS.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon className="mt-0.5 size-6 shrink-0 text-rose" />
          <span>
            <strong className="block">{title}</strong>
            {text}
          </span>
        </li>
      ))}
    </ul>
  </Panel>
);

/** Hands on files pasted or dropped anywhere on the page; without it a drop would open the file in its place. */
function useIncomingFiles(onFiles: (files: File[]) => void): void {
  const receive = useEffectEvent((event: Event, files: FileList | undefined) => {
    if (!files || files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener('paste', (event) => receive(event, event.clipboardData?.files), { signal });
    document.addEventListener('drop', (event) => receive(event, event.dataTransfer?.files), { signal });
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('dragover', allow, { signal });
    return () => leaving.abort();
  }, []);
}

interface UploadPanelProps {
  photos: readonly Photo[];
  scan: UploadStep;
  onPhotos: (files: File[]) => void;
  onRemove: (photo: Photo) => void;
  onAnalyze: () => void;
  onTypeByHand: () => void;
  onReset: () => void;
}

const InterruptedNotice = ({ several }: { several: boolean }) => (
  <p role="status" className="flex gap-3 rounded-lg border-2 border-amber bg-amber-wash p-4">
    <TriangleAlert className="mt-0.5 size-6 shrink-0 text-amber" />
    <span>
      <strong className="block">We stopped reading because you left the page.</strong>
      {several ? 'Your photos are' : 'Your photo is'} still here: press Analyze to read{' '}
      {several ? 'them' : 'it'}.
    </span>
  </p>
);

function ChosenPhotos(props: UploadPanelProps) {
  const { photos, onPhotos, onRemove, onAnalyze, onReset } = props;
  const { refusal, interrupted } = props.scan;
  // The same photos would be refused again, so others are the better way on.
  const spent = refusal !== null && isAboutPhoto(refusal);
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    actions.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex flex-col gap-4">
      <PhotoStrip photos={photos} onAdd={onPhotos} onRemove={onRemove} />
      {refusal ? <RefusalNotice refusal={refusal} /> : null}
      {interrupted ? <InterruptedNotice several={photos.length > 1} /> : null}
      <div
        ref={actions}
        className="sticky bottom-0 z-10 -mx-1 flex flex-col gap-2 border-t border-line bg-page px-1 py-3 sm:flex-row sm:gap-3"
      >
        <Button variant={spent ? 'secondary' : 'primary'} size="lg" className="grow" onClick={onAnalyze}>
          Analyze with {BRAND.coach}
        </Button>
        <Button variant={spent ? 'primary' : 'secondary'} size="lg" onClick={onReset} icon={RotateCcw}>
          {photos.length > 1 ? 'Choose other photos' : 'Choose another photo'}
        </Button>
      </div>
    </div>
  );
}

export function UploadPanel(props: UploadPanelProps) {
  useIncomingFiles(props.onPhotos);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-5">
        {props.photos.length > 0 ? (
          <ChosenPhotos {...props} />
        ) : (
          <DropArea onPhotos={props.onPhotos} takesFocus={props.scan.begun} />
        )}
        <Panel tone="shoal" className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
          <p>
            <strong className="block">No photo, or we can't read it?</strong>
            Type in the numbers to get the same score.
          </p>
          <Button variant="secondary" onClick={props.onTypeByHand} className="shrink-0" icon={PencilLine}>
            Type the label by hand
          </Button>
        </Panel>
      </div>
      <PhotoTips />
    </div>
  );
}
