import { ALLERGY_WORDS, choices } from '../../lib/person/words.ts';
import { ChecksField } from './field-parts.tsx';
import { WordsField } from './words-field.tsx';

export const FOOD_FIELDS = ['allergies', 'dislikes'] as const;

/** What must not be on the plate. */
export const FoodFields = () => (
  <>
    <ChecksField
      short
      name="allergies"
      label="Allergies and intolerances"
      hint="Meal plans leave out foods with these. Still read every label yourself."
      options={choices(ALLERGY_WORDS)}
    />
    <WordsField
      name="dislikes"
      label="Foods you do not like"
      thing="food"
      placeholder="Olives, liver, ..."
      hint="Meal plans leave these out."
    />
  </>
);
