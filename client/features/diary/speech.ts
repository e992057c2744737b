/** The part of the Web Speech API that is used here; `processLocally` keeps what is said on the device. */
interface Recognition extends EventTarget {
  lang: string;
  processLocally?: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  start(): void;
}
type RecognitionClass = (new () => Recognition) & { prototype: object };

const recognitionClass = (): RecognitionClass | undefined =>
  (globalThis as { SpeechRecognition?: RecognitionClass }).SpeechRecognition;

/** Whether the browser writes down what is said without sending it anywhere. */
export const canListen = (): boolean => {
  const Recogniser = recognitionClass();
  return Recogniser !== undefined && 'processLocally' in Recogniser.prototype;
};

/** Listens once and gives what was heard. */
export function listen(onHeard: (text: string) => void): void {
  const Recogniser = recognitionClass();
  if (!Recogniser) return;
  const recognition = new Recogniser();
  recognition.lang = 'en-US';
  recognition.processLocally = true;
  recognition.onresult = ({ results }) => onHeard(results[0]?.[0]?.transcript ?? '');
  recognition.start();
}
