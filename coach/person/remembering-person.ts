import type { Person } from './person.ts';

/** The same person, whose data are read once at most while one question is answered. A failed read is tried again. */
export function rememberingPerson(person: Person): Person {
  return {
    profile: once(() => person.profile()),
    readings: once(() => person.readings()),
    pantry: once(() => person.pantry()),
    plans: once(() => person.plans()),
    diary: once(() => person.diary()),
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= read().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
