import { afterEach, expect, test } from 'vitest';
import { closePrompt, promptStore } from '../../lib/session/prompts.ts';
import { type Session, toSession } from '../../lib/session/session.ts';
import {
  accountItems,
  barrierFor,
  MAIN_ITEMS,
  needsLoginLabel,
  PANTRY_ITEMS,
  READING_ITEMS,
} from './nav-items.ts';

const anonymous = toSession(null);
const guest = toSession({ id: 'g', username: 'guest', displayName: null, isGuest: true });
const account = toSession({ id: 1, username: 'ada@example.com', displayName: 'Ada', isGuest: false });
const ITEMS = [...MAIN_ITEMS, ...PANTRY_ITEMS, ...READING_ITEMS];

afterEach(closePrompt);

/** What choosing each item opens: a page, the reminder, or the sign-in dialog. */
function outcomes(session: Session) {
  return Object.fromEntries(
    ITEMS.map((item) => {
      closePrompt();
      barrierFor(item, session)?.();
      return [item.label, promptStore.get()?.kind ?? 'page'];
    }),
  );
}

test('anonymous visitors get the reminder for four items and the sign-in dialog for two', () => {
  expect(outcomes(anonymous)).toEqual({
    'Get Started': 'page',
    'Chat Mode': 'access-required',
    Tracking: 'access-required',
    'Starter Foods': 'access-required',
    'Upload Label': 'access-required',
    'Saved Pantry': 'sign-in',
    'Saved Meals': 'sign-in',
    Handbook: 'page',
    Science: 'page',
    'Success Stories': 'page',
  });
});

test('guests chat, track and scan, and sign in for the rest', () => {
  expect(outcomes(guest)).toMatchObject({
    'Chat Mode': 'page',
    Tracking: 'page',
    'Upload Label': 'page',
    'Starter Foods': 'sign-in',
    'Saved Pantry': 'sign-in',
    'Saved Meals': 'sign-in',
  });
});

test('an account opens everything', () => {
  expect(new Set(Object.values(outcomes(account)))).toEqual(new Set(['page']));
});

test('the page that was wanted is remembered', () => {
  const savedMeals = PANTRY_ITEMS.find((item) => item.to === '/saved-meals');
  if (savedMeals) barrierFor(savedMeals, guest)?.();
  expect(promptStore.get()).toMatchObject({ kind: 'sign-in', returnTo: '/saved-meals' });
});

test('saved pantry and saved meals carry the login label for everyone without an account', () => {
  const labelled = (session: Session) =>
    ITEMS.filter((item) => needsLoginLabel(item, session)).map((item) => item.label);
  expect(labelled(anonymous)).toEqual(['Saved Pantry', 'Saved Meals']);
  expect(labelled(guest)).toEqual(['Saved Pantry', 'Saved Meals']);
  expect(labelled(account)).toEqual([]);
});

test('the user menu holds the items of who is using the app', () => {
  const shown = (session: Session) =>
    accountItems(session).map((item) =>
      'disabled' in item && item.disabled ? `${item.label} (disabled)` : item.label,
    );
  expect(shown(anonymous)).toEqual(['Login', 'Login as Guest', 'Create Account', 'Logout (disabled)']);
  expect(shown(guest)).toEqual(['Profile & targets', 'Login as User', 'Create Account', 'Logout']);
  expect(shown(account)).toEqual(['Profile & targets', 'Account settings', 'Logout']);
});
