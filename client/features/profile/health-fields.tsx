import { useFormContext } from 'react-hook-form';
import { CONDITION_WORDS, choices, DIABETES_WORDS, PREGNANCY_WORDS } from '../../lib/person/words.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { countryChoices } from './countries.ts';
import { ChecksField, ChoiceField } from './field-parts.tsx';
import { MedicineNote } from './medicine-note.tsx';
import type { PersonForm } from './person-form.ts';
import { WordsField } from './words-field.tsx';

export const HEALTH_FIELDS = ['diabetes', 'medicines', 'conditions', 'pregnancy', 'country'] as const;

/** Stands in the list for "I take none", so that it can be told from "not said". */
const NO_MEDICINE = 'None';

function Medicines() {
  const { watch, setValue } = useFormContext<PersonForm>();
  const { items } = watch('medicines');
  const takesNone = items.length === 1 && items[0] === NO_MEDICINE;
  return (
    <div>
      {takesNone ? (
        <p className="font-bold">Medicines</p>
      ) : (
        <WordsField
          name="medicines"
          label="Medicines"
          thing="medicine"
          placeholder="Metformin, Jardiance, ..."
          hint="Captain Keto warns you before advice that does not go with them. Brand or generic name; no dose needed."
          about={(medicine) => <MedicineNote medicine={medicine} />}
        />
      )}
      {items.length === 0 || takesNone ? (
        <Checkbox
          className="mt-1"
          label="I take no medicine"
          checked={takesNone}
          onChange={(event) =>
            setValue('medicines', { items: event.target.checked ? [NO_MEDICINE] : [], pending: '' })
          }
        />
      ) : null}
    </div>
  );
}

/** What makes advice safe: these decide about warnings, and where no number is given. */
export const HealthFields = () => (
  <>
    <Medicines />
    <div className="grid gap-5 sm:grid-cols-2">
      <ChoiceField
        name="diabetes"
        label="Diabetes"
        none="Not said"
        hint="Decides how strictly your readings and fasts are judged."
        options={choices(DIABETES_WORDS)}
      />
      <ChoiceField
        name="pregnancy"
        label="Pregnancy"
        none="Not said"
        hint="In pregnancy and while breastfeeding no targets are computed and no fast is offered."
        options={choices(PREGNANCY_WORDS)}
      />
    </div>
    <ChecksField
      name="conditions"
      label="Conditions"
      hint="Tick what you have or had. Where one of them needs your doctor's number, we give none and say so."
      options={choices(CONDITION_WORDS)}
    />
    <ChoiceField
      name="country"
      label="Country"
      none="Not said"
      className="sm:max-w-md"
      hint="Decides which emergency number is named when something is urgent."
      options={countryChoices()}
    />
  </>
);
