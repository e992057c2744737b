import { useFormContext } from 'react-hook-form';
import { usePerson } from '../../lib/person/person.ts';
import { choicesOf } from '../../ui/controls.tsx';
import { ChoiceField, TextField } from './field-parts.tsx';
import type { PersonForm } from './person-form.ts';
import { ACTIVITY_WORDS, WEIGHT_GOAL_WORDS } from './words.ts';

export const BODY_FIELDS = ['age', 'gender', 'height', 'weight', 'activity'] as const;
export const GOAL_FIELDS = ['weightGoal', 'healthGoal'] as const;

const GENDERS = choicesOf({ female: 'Female', male: 'Male', other: 'Other' });

/** The landing page's courses, as words for the goal. */
const GOALS = ['Weight loss', 'Reverse prediabetes', 'More energy', 'Better focus'];

function GenderField() {
  const { watch } = useFormContext<PersonForm>();
  const said = watch('gender');
  const isOurs = said === '' || GENDERS.some(([value]) => value === said);
  return (
    <ChoiceField
      name="gender"
      label="Gender"
      none="No answer"
      hint="We calculate calories differently for women and men. For any other answer, we use the average of the two."
      options={isOurs ? GENDERS : [...GENDERS, [said, said]]}
    />
  );
}

/** Age to activity: what the energy and protein targets are computed from. */
export function BodyFields() {
  const { units } = usePerson().person;
  const inInches = units.length === 'in';
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="age"
        label="Age"
        inputMode="numeric"
        hint="Used for your calorie target. If you are under 18, or 75 or older, our advice is more careful."
      />
      <GenderField />
      <TextField
        name="height"
        label="Height"
        unit={inInches ? 'ft, in' : 'cm'}
        inputMode={inInches ? 'text' : 'decimal'}
        {...(inInches && { placeholder: '5 ft 10 in' })}
        hint="Used for your protein and calorie targets."
      />
      <TextField
        name="weight"
        label="Weight"
        unit={units.weight}
        inputMode="decimal"
        hint="Used for your calorie target. With your height, it also shows if losing weight makes sense for you."
      />
      <ChoiceField
        name="activity"
        label="Activity"
        none="No answer"
        className="sm:col-span-2"
        hint="The more you move, the higher your calorie target."
        options={choicesOf(ACTIVITY_WORDS)}
      />
    </div>
  );
}

export function GoalFields() {
  const { watch, setValue } = useFormContext<PersonForm>();
  const said = watch('healthGoal');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ChoiceField
        name="weightGoal"
        label="Weight goal"
        none="No answer"
        hint="Lowers or raises your calorie target a little."
        options={choicesOf(WEIGHT_GOAL_WORDS)}
      />
      <div>
        <TextField
          name="healthGoal"
          label="What you want to achieve"
          hint="Your goal in your own words. It doesn't change your targets."
        />
        <div className="mt-2 flex flex-wrap gap-2">
          {GOALS.map((goal) => (
            <button
              key={goal}
              type="button"
              aria-pressed={said === goal}
              onClick={() => setValue('healthGoal', said === goal ? '' : goal)}
              className="min-h-touch rounded-full border border-line-strong px-3.5 hover:bg-shoal aria-pressed:border-sea aria-pressed:bg-shoal aria-pressed:font-bold"
            >
              {goal}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
