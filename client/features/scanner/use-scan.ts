import { useEffect, useRef, useState } from 'react';
import { MOST_PHOTOS, type NutritionAnalysis } from '#contract/nutrition.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { registerSenders } from '../../lib/changes/changes.ts';
import { toastFailure } from '../../lib/say-failed.ts';
import { sayLoadFailed } from '../../lib/say-load-failed.ts';
import { NO_WORK, numbered, type ProductWork, type ScanDraft } from './draft/scan-draft.ts';
import { hasScanDraft, useScanDraft } from './draft/use-scan-draft.ts';
import { closePhoto, openPhoto, type Photo, takePhotos } from './photo.ts';
import { CHOOSING, type OpenedScan, type Scan, START } from './scan.ts';
import { useReading } from './use-reading.ts';
import { askWaitingQuestion, readWaitingPhotos } from './waiting/send-waiting.ts';

/** The photos of one product. Their addresses are freed when they are taken away or the page is left. */
function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const shown = useRef<readonly Photo[]>([]);
  useEffect(() => () => shown.current.forEach(closePhoto), []);

  const show = (next: readonly Photo[]) => {
    for (const photo of shown.current) if (!next.includes(photo)) closePhoto(photo);
    shown.current = next;
    setPhotos(next);
  };
  /** Adds what there is room for, and says so where something is left out. */
  const add = (files: readonly File[]): boolean => {
    const { taken, notImages, tooMany } = takePhotos(files, MOST_PHOTOS - shown.current.length);
    if (notImages > 0) {
      toastFailure('Invalid file type', 'Please select an image file.');
    } else if (tooMany > 0) {
      toastFailure(`Up to ${MOST_PHOTOS} photos`, 'Remove one to make room for another.');
    }
    if (taken.length > 0) show([...shown.current, ...taken.map(openPhoto)]);
    return taken.length > 0;
  };
  return {
    photos,
    add,
    remove: (photo: Photo) => show(shown.current.filter((one) => one !== photo)),
    clear: () => show([]),
  };
}

// A failed load of code is not tried again by every browser, so what is here already is used.
registerSenders({ 'scan.read': readWaitingPhotos, 'scan.question': askWaitingQuestion });

const workOf = ({ talk }: OpenedScan): ProductWork => ({
  ...NO_WORK,
  messages: talk
    ? numbered([
        { role: 'user', content: talk.question },
        { role: 'assistant', content: talk.answer },
      ])
    : [],
});

/** One scan from the choice of photos to the product; `reset` begins the next. */
export function useScan() {
  const { photos, add, remove, clear } = usePhotos();
  const [scan, setScan] = useState<Scan>(() => (hasScanDraft() ? { step: 'restoring' } : START));
  const scans = useRef(0);

  const showProduct = (
    analysis: NutritionAnalysis,
    rest: Partial<Extract<Scan, { step: 'product' }>> = {},
  ) => {
    scans.current += 1;
    const fresh = { typed: false, seq: null, work: NO_WORK, restored: false };
    setScan({ step: 'product', analysis, scanId: scans.current, ...fresh, ...rest });
  };

  const { analyze, stop } = useReading({ photos, clear, setScan, onRead: showProduct });

  /** Goes on where the person was; a reading that was cut off begins again at their word. */
  const goOn = (draft: ScanDraft, restored: boolean) => {
    add(draft.photos);
    const { product } = draft;
    if (product) showProduct(product.analysis, { ...product, restored });
    else setScan({ ...START, interrupted: draft.step === 'reading' });
  };
  const { left, take, discard, saveWork, forget } = useScanDraft(scan, photos, (draft) => {
    if (draft) goOn(draft, true);
    else if (scan.step === 'restoring') setScan(START);
  });

  return {
    scan,
    photos,
    addPhotos: (files: readonly File[]) => {
      if (add(files)) setScan(CHOOSING);
    },
    removePhoto: (photo: Photo) => {
      remove(photo);
      setScan(CHOOSING);
    },
    analyze,
    cancel: () => {
      stop();
      setScan(CHOOSING);
    },
    /** An empty card, with the rules that compute what is typed into it. */
    typeByHand: async () => {
      await afterPaint();
      await import('./blank-analysis.ts').then(
        ({ blankAnalysis }) => showProduct(blankAnalysis(), { typed: true }),
        sayLoadFailed,
      );
    },
    open: async (opened: OpenedScan) => {
      await afterPaint();
      clear();
      add(opened.photos);
      showProduct(opened.analysis, { seq: opened.seq, work: workOf(opened) });
    },
    left,
    goOnWith: async (id: string) => {
      const draft = await take(id);
      if (!draft) return;
      clear();
      goOn(draft, false);
    },
    discardLeft: discard,
    saveWork,
    forget,
    reset: () => {
      stop();
      clear();
      setScan(CHOOSING);
    },
  };
}
