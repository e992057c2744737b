import { expect, test } from 'vitest';
import { printText } from './print-text.ts';

const line = (text: string, x: number, y: number, confidence = 0.9) => ({
  text,
  confidence,
  box: { x, y, width: 0.2, height: 0.05 },
});

test('rows from the top, their parts from the left; what nobody could read is left out', () => {
  expect(
    printText([
      line('butter', 0.3, 0.31),
      line('Serves 4', 0.1, 0.5),
      line('100 g', 0.1, 0.3),
      line('~~~', 0.1, 0.4, 0.2),
      line('3 eggs', 0.1, 0.1),
    ]),
  ).toBe('3 eggs\n100 g butter\nServes 4');
});
