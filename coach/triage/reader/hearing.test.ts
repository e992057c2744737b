import { afterAll, describe, expect, test } from 'vitest';
import { createMiniLmEmbedder } from '../../embedder/minilm-embedder.ts';
import { TRIAGE_ENCODER } from '../../embedder/sentence-models.ts';
import { triage } from '../triage.ts';
import { createHearing } from './hearing.ts';

const embedder = createMiniLmEmbedder(TRIAGE_ENCODER);
const hear = createHearing(embedder);
const level = async (text: string, hearing = hear) => triage({ text }, await hearing(text)).level;
afterAll(() => embedder.close());

describe('what no rule has words for', () => {
  test.each([
    'it is as if a horse were standing on my breastbone and the sweat runs down',
    'grandad talks like his tongue is asleep and drops his cup, began ten minutes back',
    'me duele el pecho y el brazo desde hace una hora',
    'Meine Frau liegt bewusstlos in der Küche',
    'voglio morire, non ce la faccio più',
  ])('is an emergency: %s', async (text) => {
    expect(await level(text)).toBe('emergency');
  });

  test.each([
    'this almond cake is to die for, how many carbs?',
    'Hähnchenbrust mit Salat, wie viele Kohlenhydrate?',
    'petto di pollo alla griglia',
    'Has anyone done CKD with a refeed on Saturday?',
    'my belly is so bloated that I look pregnant',
    'my grandmother had a stroke in 1994 and is long gone, I still cook her cabbage rolls',
  ])('is nothing: %s', async (text) => {
    expect(await level(text)).toBe('none');
  });
});

test('without the sentence model the words are read', async () => {
  const broken = { ...embedder, embed: () => Promise.reject(new Error('No model')) };
  expect(await level('a horse stands on my breastbone and the sweat runs down', createHearing(broken))).toBe(
    'emergency',
  );
});
