import { storedValue } from '#domain/readings/measure-units.ts';
import { Button } from '../../ui/button.tsx';
import type { Reader } from './entry-draft.ts';
import { boxText, measureIn, otherGlucoseUnit } from './measures.ts';

interface OtherUnitOfferProps {
  reader: Reader;
  /** What stands in the glucose box. */
  text: string;
  onTake: (text: string) => void;
}

/** Glucose that only makes sense in the other unit: offers to convert it. It is never done unasked. */
export function OtherUnitOffer({ reader, text, onTake }: OtherUnitOfferProps) {
  const measure = measureIn('glucose', reader.units);
  const unit = otherGlucoseUnit(measure, text);
  if (unit === null) return null;
  const converted = boxText(measure, storedValue('glucose', Number(text.trim().replace(',', '.')), unit));
  return (
    <Button variant="secondary" onClick={() => onTake(converted)}>
      Is it {text.trim()} {unit}? Take {converted} {measure.unit}
    </Button>
  );
}
