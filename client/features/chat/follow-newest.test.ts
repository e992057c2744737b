import { describe, expect, it } from 'vitest';
import { belowAfter, heldTop, holdAfterScroll, type Scrolling } from './follow-newest.tsx';

/** A last answer that is 1000 px longer than the window. */
const LONG = { end: 5000, question: 4000 };
const at = (top: number, rest: Omit<Scrolling, 'top'> = LONG): Scrolling => ({ top, ...rest });

describe('the window over the messages', () => {
  it('holds the question at the top of a long answer', () => {
    expect(holdAfterScroll(3990, at(4000))).toBe('question');
    expect(heldTop('question', at(4000, { end: 9000, question: 4000 }))).toBe(4000);
  });

  it('goes along at the end once the reader is there', () => {
    expect(holdAfterScroll(4900, at(4995))).toBe('end');
    expect(heldTop('end', at(5000, { end: 5600, question: 4000 }))).toBe(5600);
  });

  it('holds the question while all of the answer fits', () => {
    expect(holdAfterScroll(2990, at(3000, { end: 3000, question: 3000 }))).toBe('question');
  });

  it('lets go at the least way up and leaves the reader alone', () => {
    expect(holdAfterScroll(4000, at(3998))).toBe('free');
    expect(heldTop('free', at(3998))).toBeNull();
  });

  it('leaves alone who reads on within a long answer', () => {
    expect(holdAfterScroll(4000, at(4300))).toBe('free');
  });

  it('does not take a text that became shorter for a way up', () => {
    expect(holdAfterScroll(5040, at(5000))).toBe('end');
  });
});

describe('the way down', () => {
  it('is offered far from the end, and near it only for what is new', () => {
    expect(belowAfter('nothing', 'free', at(1000), 700)).toBe('far');
    expect(belowAfter('far', 'free', at(4500), 700)).toBe('nothing');
    expect(belowAfter('new', 'free', at(4500), 700)).toBe('new');
  });

  it('is not offered where the newest is held or seen', () => {
    expect(belowAfter('new', 'question', at(4000), 700)).toBe('nothing');
    expect(belowAfter('new', 'free', at(4990), 700)).toBe('nothing');
  });
});
