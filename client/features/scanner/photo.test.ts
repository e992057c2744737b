import { expect, it } from 'vitest';
import { isImageFile, takePhotos } from './photo.ts';

it('takes images, and iPhone photos whose type the browser does not know', () => {
  expect(isImageFile({ type: 'image/jpeg', name: 'label.jpg' })).toBe(true);
  expect(isImageFile({ type: '', name: 'IMG_0001.HEIC' })).toBe(true);
});

it('refuses everything else', () => {
  expect(isImageFile({ type: 'application/pdf', name: 'label.pdf' })).toBe(false);
  expect(isImageFile({ type: '', name: 'label' })).toBe(false);
  expect(isImageFile({ type: 'text/plain', name: 'photo.heic' })).toBe(false);
});

it('takes as many photos as there is room for, and counts what is left out', () => {
  const files = ['front.jpg', 'panel.jpg', 'list.jpg'].map(
    (name) => new File(['x'], name, { type: 'image/jpeg' }),
  );
  const note = new File(['x'], 'note.txt', { type: 'text/plain' });
  expect(takePhotos([note, ...files], 2)).toEqual({ taken: files.slice(0, 2), notImages: 1, tooMany: 1 });
  expect(takePhotos(files, 0)).toEqual({ taken: [], notImages: 0, tooMany: 3 });
});
