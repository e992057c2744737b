import { describe, expect, it } from 'vitest';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';
import { memoryStores } from '../../../lib/storage/memory-stores.test-support.ts';
import { type Feedback, noteFeedback, readFeedbackNotes, writeFeedbackNotes } from './use-feedback.ts';

const UP: Feedback = { rating: 'up', reason: null, comment: '' };
const DOWN: Feedback = { rating: 'down', reason: 'unclear', comment: 'Which 20 g?' };

describe('what was said of answers', () => {
  it('is remembered, changed and taken back', () => {
    const stores = memoryStores();
    let notes = noteFeedback(readFeedbackNotes(stores), 'a', UP);
    notes = noteFeedback(notes, 'b', UP);
    writeFeedbackNotes(stores, noteFeedback(notes, 'a', DOWN));
    expect(Object.fromEntries(readFeedbackNotes(stores))).toEqual({ a: DOWN, b: UP });
    writeFeedbackNotes(stores, noteFeedback(readFeedbackNotes(stores), 'a', null));
    expect([...readFeedbackNotes(stores).keys()]).toEqual(['b']);
  });

  it('leaves the notes it was given as they were', () => {
    const notes = noteFeedback(new Map(), 'a', UP);
    noteFeedback(notes, 'a', null);
    expect(notes.get('a')).toEqual(UP);
  });

  it('drops what cannot be read and keeps the newest 500', () => {
    const stores = memoryStores();
    stores.local.setItem(STORAGE_KEY.answerFeedback, '[{"key":"x"},{"key":"y","rating":"sideways"}]');
    expect(readFeedbackNotes(stores).size).toBe(0);
    let notes = readFeedbackNotes(stores);
    for (let index = 0; index < 505; index++) notes = noteFeedback(notes, `key-${index}`, UP);
    writeFeedbackNotes(stores, notes);
    const kept = [...readFeedbackNotes(stores).keys()];
    expect(kept).toHaveLength(500);
    expect(kept[0]).toBe('key-504');
  });
});
