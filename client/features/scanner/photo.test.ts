import { expect, it } from 'vitest';
import { isImageFile } from './photo.ts';

it('takes images, and iPhone photos whose type the browser does not know', () => {
  expect(isImageFile({ type: 'image/jpeg', name: 'label.jpg' })).toBe(true);
  expect(isImageFile({ type: '', name: 'IMG_0001.HEIC' })).toBe(true);
});

it('refuses everything else', () => {
  expect(isImageFile({ type: 'application/pdf', name: 'label.pdf' })).toBe(false);
  expect(isImageFile({ type: '', name: 'label' })).toBe(false);
  expect(isImageFile({ type: 'text/plain', name: 'photo.heic' })).toBe(false);
});
