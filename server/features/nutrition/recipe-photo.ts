import type { LabelReader, Photo } from '#label-reader/label-reader.ts';
import { LabelRefusal, type TextLine } from '#label-reader/label-refusal.ts';
import { printText } from '#label-reader/layout/print-text.ts';
import { AppError } from '../../errors.ts';

/**
 * What is printed in a photo of a recipe, a row a line.
 * @throws AppError when nothing in it can be read
 */
export async function recipePhotoText(
  labelReader: Pick<LabelReader, 'read'>,
  photo: Photo,
  options: { signal: AbortSignal; person: string },
): Promise<string> {
  const text = printText(await printOf(labelReader, photo, options));
  if (text !== '') return text;
  throw new AppError('unreadable_image', {
    message: 'We couldn’t find any text in this photo.',
    tip: 'Take the photo again from straight above in good light, or type the ingredients.',
  });
}

async function printOf(
  labelReader: Pick<LabelReader, 'read'>,
  photo: Photo,
  options: { signal: AbortSignal; person: string },
): Promise<readonly TextLine[]> {
  try {
    return (await labelReader.read(photo, options)).lines;
  } catch (error) {
    if (!(error instanceof LabelRefusal)) throw error;
    // A recipe is no label: what is printed there was read all the same.
    if (error.seen) return error.seen.lines;
    throw new AppError(error.code, { message: error.message, tip: error.tip, cause: error });
  }
}
