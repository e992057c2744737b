import { PencilLine, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BRAND } from '../../brand.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type AnalysisError, isAboutPhoto } from './api/analyze-nutrition.ts';
import { DropArea } from './drop-area.tsx';
import type { Photo } from './photo.ts';
import { PhotoPreview } from './photo-preview.tsx';
import { PhotoTips } from './photo-tips.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useIncomingFile } from './use-incoming-file.ts';

interface UploadPanelProps {
  photo: Photo | null;
  refusal: AnalysisError | null;
  /** Another step came before, so the focus is taken along. */
  begun: boolean;
  onPhoto: (file: File) => void;
  onAnalyze: (photo: Photo) => void;
  onTypeByHand: () => void;
  onRemove: () => void;
}

function ChosenPhoto({ photo, refusal, onAnalyze, onRemove }: UploadPanelProps & { photo: Photo }) {
  // The same photo would be refused again, so another one is the better way on.
  const spent = refusal !== null && isAboutPhoto(refusal);
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    actions.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex flex-col gap-4">
      <PhotoPreview photo={photo} />
      {refusal ? <RefusalNotice refusal={refusal} /> : null}
      <div ref={actions} className="flex flex-col gap-3 sm:flex-row">
        <Button
          variant={spent ? 'secondary' : 'primary'}
          size="lg"
          className="grow"
          onClick={() => onAnalyze(photo)}
        >
          Analyze with {BRAND.coach}
        </Button>
        <Button variant={spent ? 'primary' : 'secondary'} size="lg" onClick={onRemove}>
          <RotateCcw aria-hidden="true" className="size-5" />
          Choose another photo
        </Button>
      </div>
    </div>
  );
}

/** First step: choose a photo, or type the label. */
export function UploadPanel(props: UploadPanelProps) {
  useIncomingFile(props.onPhoto);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-5">
        {props.photo ? (
          <ChosenPhoto {...props} photo={props.photo} />
        ) : (
          <DropArea onPhoto={props.onPhoto} takesFocus={props.begun} />
        )}
        <Panel tone="shoal" className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
          <p>
            <strong className="block">No photo, or it cannot be read?</strong>
            You get the same score from numbers you type.
          </p>
          <Button variant="secondary" onClick={props.onTypeByHand} className="shrink-0">
            <PencilLine aria-hidden="true" className="size-5" />
            Type the label by hand
          </Button>
        </Panel>
      </div>
      <PhotoTips />
    </div>
  );
}
