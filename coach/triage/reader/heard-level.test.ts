import { describe, expect, test } from 'vitest';
import { triage } from '../triage.ts';
import { isOnlyTalk, levelHeard } from './heard-level.ts';
import type { Heard } from './message-reader.ts';

const heard = (levels: Partial<Heard['levels']>, family: Heard['family'] = 'heart'): Heard => ({
  levels: { none: 0, caution: 0, call_today: 0, emergency: 0, ...levels },
  family,
});
const told = (text: string, of: Heard) => triage({ text, country: 'GB' }, () => of);

describe('the level of what was heard', () => {
  test.each([
    [{ none: 0.6, emergency: 0.4 }, 'emergency'],
    [{ none: 0.61, emergency: 0.39 }, 'call_today'],
    [{ none: 0.64, call_today: 0.2, emergency: 0.16 }, 'call_today'],
    [{ none: 0.4, caution: 0.41, call_today: 0.19 }, 'caution'],
    [{ none: 0.8, caution: 0.1, emergency: 0.1 }, 'none'],
  ] as const)('%o: %s', (levels, level) => {
    expect(levelHeard(heard(levels))).toBe(level);
  });

  test('less than half sure that it is nothing is not plain talk', () => {
    expect(isOnlyTalk(heard({ none: 0.49, caution: 0.25, emergency: 0.26 }))).toBe(false);
    expect(isOnlyTalk(heard({ none: 0.45, caution: 0.4, emergency: 0.15 }))).toBe(false);
    expect(isOnlyTalk(heard({ none: 0.9, caution: 0.1 }))).toBe(true);
  });
});

describe('rules and the second reader', () => {
  const HARMLESS = heard({ none: 0.99, caution: 0.01 });

  test('an emergency that no rule knows is told in the words of its family', () => {
    const { level, rules, text } = told('something is very wrong here', heard({ emergency: 0.9 }, 'stroke'));
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['emergency:heard-stroke'] });
    expect(text).toMatch(/^\*\*Call 999 now/);
  });

  test('a low that nobody measured is measured before sugar is taken', () => {
    expect(told('something is very wrong here', heard({ emergency: 0.9 }, 'low')).text).toMatch(
      /- Measure now if you can/,
    );
  });

  test('a rule that fired speaks before what was only heard', () => {
    const { rules } = told('my chest hurts badly', heard({ emergency: 0.9 }, 'high'));
    expect(rules[0]).toBe('emergency:chest-pain');
    expect(rules).toContain('emergency:heard-high');
  });

  test('a call without a rule asks, with the emergency shown', () => {
    const { level, asks, text } = told(
      'something is off with me',
      heard({ none: 0.4, call_today: 0.6 }, 'bleeding'),
    );
    expect(level).toBe('call_today');
    expect(asks).not.toBeNull();
    expect(text).toContain('If yes: **call 999 now.**');
  });

  test("words of danger in plain talk count for nobody; a rules' emergency that may be meant is asked about", () => {
    expect(told('that film gave me chest pain', HARMLESS)).toMatchObject({ level: 'none', text: '' });
    const unsure = told('that film gave me chest pain', heard({ none: 0.8, call_today: 0.2 }));
    expect(unsure).toMatchObject({ level: 'caution' });
    expect(unsure.text).toContain('If yes: **call 999 now.**');
  });

  test('a measured value of now counts whatever the message sounds like', () => {
    expect(told('just had lunch with my sister, my glucose is 41 mg/dL by the way', HARMLESS).level).toBe(
      'emergency',
    );
  });

  test('what was told before counts with a symptom of now', () => {
    const result = triage({ text: 'I feel nauseous today', earlier: ['I take Jardiance'] }, () =>
      heard({ none: 0.45, caution: 0.55 }),
    );
    expect(result.level).toBe('emergency');
  });

  test('of a few words that no rule knows only what is all but certain counts', () => {
    expect(told('and the sodium?', heard({ none: 0.3, emergency: 0.7 })).level).toBe('none');
    expect(told('heart pounding hugely', heard({ none: 0.04, emergency: 0.96 })).level).toBe('emergency');
  });

  test('digits and units alone are not read by it', () => {
    expect(told('92 mg/dl', heard({ emergency: 1 })).level).toBe('none');
  });
});

describe('what somebody has', () => {
  const HARMLESS = heard({ none: 0.99, caution: 0.01 });

  test.each([
    'I have bulimia, what is the best fasting window?',
    'my wife is on Jardiance, nice recipe by the way',
  ])('counts whatever the message sounds like: %s', (text) => {
    expect(told(text, HARMLESS).level).toBe('call_today');
  });

  test('counts from the profile and from before', () => {
    const earlier = ['I take warfarin'];
    const text = 'can I fast now that I am on warfarin?';
    expect(triage({ text, earlier }, () => HARMLESS).level).toBe('call_today');
  });

  test('a name alone does not', () => {
    expect(told('which flozin is in the news again?', HARMLESS).level).toBe('none');
  });
});
