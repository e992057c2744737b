import type { AnswerEvent } from '#contract/chat.ts';
import type { Person } from './person/person.ts';

/** Tells the person what is being done now. */
export type TellStage = (text: string) => void;

/** Runs work that tells its stages, and passes them on as status events while it runs. */
export async function* withStages<T>(work: (tell: TellStage) => Promise<T>): AsyncGenerator<AnswerEvent, T> {
  const told: string[] = [];
  let isDone = false;
  let wake = () => {};
  const done = work((text) => {
    told.push(text);
    wake();
  });
  const end = () => {
    isDone = true;
    wake();
  };
  done.then(end, end);
  for (;;) {
    for (const text of told.splice(0)) yield { type: 'status', text };
    if (isDone) return await done;
    if (told.length === 0) await new Promise<void>((resolve) => (wake = resolve));
  }
}

/** The person whose data are looked at in the open: each kind is told when it is read first. */
export function openlyRead(person: Person, tell: TellStage): Person {
  const once = <T>(text: string, read: () => Promise<T>) => {
    let isTold = false;
    return () => {
      if (!isTold) tell(text);
      isTold = true;
      return read();
    };
  };
  return {
    ...person,
    readings: once('Looking at your readings', () => person.readings()),
    pantry: once('Looking up your pantry', () => person.pantry()),
    plans: once('Looking at your meal plans', () => person.plans()),
    diary: once('Looking at your diary', () => person.diary()),
  };
}
