import { useFormContext } from 'react-hook-form';
import { choicesOf } from '../../ui/controls.tsx';
import { ChoiceField } from './field-parts.tsx';
import type { PersonForm } from './person-form.ts';

export const MEASURE_UNIT_FIELDS = ['glucoseUnit', 'weightUnit', 'lengthUnit'] as const;
export const UNIT_FIELDS = [...MEASURE_UNIT_FIELDS, 'foodUnit', 'timeZone'] as const;

/** Units of what is measured: glucose, weight, height and waist. */
export const MeasureUnitFields = () => (
  <>
    <ChoiceField
      name="glucoseUnit"
      label="Glucose"
      hint="The unit for your glucose readings."
      options={choicesOf({ 'mg/dL': 'mg/dL (US)', 'mmol/L': 'mmol/L (UK, Canada, Australia)' })}
    />
    <ChoiceField
      name="weightUnit"
      label="Weight"
      hint="The unit for your weight."
      options={choicesOf({ kg: 'Kilograms', lb: 'Pounds' })}
    />
    <ChoiceField
      name="lengthUnit"
      label="Height and waist"
      hint="The unit for your height and waist."
      options={choicesOf({ cm: 'Centimeters', in: 'Feet and inches' })}
    />
  </>
);

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');

/** Where the person's days begin and end. */
function ZoneField() {
  const { watch } = useFormContext<PersonForm>();
  const said = watch('timeZone');
  const known = Intl.supportedValuesOf('timeZone');
  // A zone may be known by a name that the browser's list leaves out.
  const zones = said === '' || known.includes(said) ? known : [said, ...known];
  return (
    <ChoiceField
      name="timeZone"
      label="Time zone"
      none={`This device's time zone (${deviceZone()})`}
      hint="Sets when your day starts and ends for daily totals, readings and fasts."
      options={zones.map((zone) => [zone, zone.replaceAll('_', ' ')] as const)}
    />
  );
}

export const UnitFields = () => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <MeasureUnitFields />
      <ChoiceField
        name="foodUnit"
        label="Food"
        hint="The unit for amounts of food."
        options={choicesOf({ g: 'Grams', oz: 'Ounces' })}
      />
    </div>
    <ZoneField />
  </>
);
