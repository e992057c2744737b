import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Mic, Send } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import type { DiaryMeal, FrequentFoods } from '#contract/diary.ts';
import {
  MEAL_TEXT_MOST,
  type MealChoice,
  type OwnFood,
  type ReadMeal,
  readMeal,
} from '#contract/meal-text.ts';
import { pantryFood } from '#domain/diary/pantry-food.ts';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import type { Log } from '../../lib/diary/use-log.ts';
import { guestPantryQuery } from '../../lib/pantry/guest-pantry.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SaidRows } from './said-rows.tsx';
import { readingOf } from './told-meal.ts';

/** What was typed and not logged is there again after a reload. */
const keptText = () => browserStores().session.getItem(STORAGE_KEY.mealDraft) ?? '';
const keepText = (text: string) => browserStores().session.setItem(STORAGE_KEY.mealDraft, text);

/**
 * What a person may mean by their own words: recipes and own figures that they logged, and what a guest has scanned.
 * They come before the tables' foods. The server knows the pantry of an account by itself.
 */
function useOwnFoods(frequent: FrequentFoods['foods']): OwnFood[] {
  const isGuest = useSession().kind === 'guest';
  const { data: pantry = [] } = useQuery({ ...guestPantryQuery(), enabled: isGuest });
  return [
    ...frequent
      .filter(({ entry: { source } }) => source.kind === 'own' || source.kind === 'recipe')
      .map(({ entry: { name, source, amount, grams, values } }) => ({ name, source, amount, grams, values })),
    // An id of this device is none of the server's.
    ...pantry.map((item) => ({ ...pantryFood({ ...item, id: 0 }), source: { kind: 'label' as const } })),
  ];
}

/** The part of the Web Speech API that is used here; `processLocally` keeps what is said on the device. */
interface Recognition extends EventTarget {
  lang: string;
  processLocally?: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  start(): void;
}
type RecognitionClass = (new () => Recognition) & { prototype: object };

/** Undefined where the browser cannot write down what is said without sending it anywhere. */
function localRecognition(): RecognitionClass | undefined {
  const { SpeechRecognition } = globalThis as { SpeechRecognition?: RecognitionClass };
  return SpeechRecognition && 'processLocally' in SpeechRecognition.prototype ? SpeechRecognition : undefined;
}

function listen(Recogniser: RecognitionClass, onHeard: (text: string) => void): void {
  const recognition = new Recogniser();
  recognition.lang = 'en-US';
  recognition.processLocally = true;
  recognition.onresult = ({ results }) => onHeard(results[0]?.[0]?.transcript ?? '');
  recognition.start();
}

interface SayItProps {
  meal: DiaryMeal;
  log: Log;
  frequent: FrequentFoods['foods'];
  onOwnFigures: (name: string) => void;
}

/** A meal told in words becomes rows to look at, and then entries. */
export function SayIt({ meal, log, frequent, onOwnFigures }: SayItProps) {
  const own = useOwnFoods(frequent);
  const Recogniser = localRecognition();
  const [text, setText] = useState(keptText);
  const write = (next: string) => {
    setText(next);
    keepText(next);
  };
  const reading = useMutation({
    mutationFn: (told: string): Promise<ReadMeal> =>
      api.post('/api/diary/read', readMeal, { body: { text: told, own } }),
  });
  const { say: told, day: toldFor } = useSearch({ from: '/tracking' });
  const navigate = useNavigate();
  const { mutate } = reading;
  useEffect(() => {
    if (told === undefined) return;
    // Told in the chat: looked up at once, logged only when it is confirmed; a reload does not ask again.
    setText(told);
    keepText(told);
    mutate(told.trim());
    void navigate({ to: '/tracking', search: { day: toldFor }, replace: true });
  }, [told, toldFor, mutate, navigate]);
  const read = readingOf(reading, text);
  const lookUp = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !read.isPending) mutate(text.trim());
  };
  const done = () => {
    write('');
    reading.reset();
  };
  const logChoices = async (choices: readonly MealChoice[]) => {
    // What was typed meanwhile stays.
    if ((await log.log(choices, meal)) && keptText().trim() === reading.variables) done();
  };
  return (
    <div className="flex flex-col gap-4">
      <form onSubmit={lookUp} className="flex flex-wrap items-end justify-end gap-2">
        <TextField
          className="basis-full"
          label="What did you eat?"
          placeholder="two eggs, half an avocado"
          value={text}
          onChange={write}
          maxLength={MEAL_TEXT_MOST}
          enterKeyHint="send"
          error={
            read.error
              ? errorText(read.error, "We couldn't look up what you ate. Please try again.")
              : undefined
          }
        />
        {Recogniser ? (
          <IconButton
            icon={Mic}
            label="Speak"
            onClick={() => listen(Recogniser, (heard) => write(`${text} ${heard}`.trim()))}
          />
        ) : null}
        <Button type="submit" pendingLabel={read.isPending ? 'Reading...' : undefined} icon={Send}>
          Look up
        </Button>
      </form>
      {read.data ? (
        <SaidRows
          key={reading.submittedAt}
          rows={read.data.rows}
          isLogging={log.isLogging}
          onLog={logChoices}
          onCancel={done}
          onOwnFigures={onOwnFigures}
        />
      ) : null}
    </div>
  );
}
