import { afterEach, expect, test } from 'vitest';
import { currentToast, dismissToast, toast } from './toast.ts';

afterEach(() => currentToast.set(null));

test('a toast stays five seconds unless told otherwise', () => {
  toast({ title: 'Copied' });
  expect(currentToast.get()).toMatchObject({ title: 'Copied', duration: 5000 });
});

test.each([
  [300, 2000],
  [2000, 2000],
  [3000, 3000],
])('a duration of %i ms becomes %i ms', (asked, shown) => {
  toast({ title: 'Saved', duration: asked });
  expect(currentToast.get()?.duration).toBe(shown);
});

test('only the newest toast is shown, and closing an older one does not close it', () => {
  toast({ title: 'first' });
  const first = currentToast.get();
  toast({ title: 'second' });
  dismissToast(first?.id ?? -1);
  expect(currentToast.get()?.title).toBe('second');
  dismissToast(currentToast.get()?.id ?? -1);
  expect(currentToast.get()).toBeNull();
});
