import { CircleHelp, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { MEDICINE_GROUP_IDS, type MedicineGroup } from '#domain/medicines/medicine-names.ts';
import { medicineGroups } from '#domain/medicines/medicines.ts';
import { Checkbox, choicesOf } from '../../ui/controls.tsx';
import { ChecksField, ChoiceField } from './field-parts.tsx';
import { WordsField } from './food-fields.tsx';
import type { PersonForm } from './person-form.ts';
import { CONDITION_WORDS, DIABETES_WORDS, PREGNANCY_WORDS } from './words.ts';

/** ISO 3166-1 alpha-2, the codes of states and territories in use. */
const CODES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC ' +
  'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA ' +
  'GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE ' +
  'KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS ' +
  'MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO ' +
  'RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV ' +
  'TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** Country codes with their names in English, as the rest of the app, by name. */
export function countryChoices(): readonly (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return CODES.split(' ')
    .map((code) => [code, names.of(code) ?? code] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, 'en'));
}

/** What a recognised medicine means for low carb and fasting, in the words of the safety rules. */
const GROUP_WORDS: Readonly<Record<MedicineGroup, string>> = {
  sglt2:
    'SGLT2 medicine. Together with keto or fasting, it can cause ketoacidosis, a dangerous buildup of acid in the blood, even when your glucose is normal. Ask your prescriber before you start keto or fasting, or today if you have started, and do not stop the medicine on your own.',
  insulinOrSulfonylurea:
    'This medicine lowers your glucose. If you eat fewer carbs at the same dose, your glucose can drop dangerously low. Talk with your prescriber before your first low-carb day.',
  potassiumSparing:
    'This medicine keeps potassium in your body. Do not take potassium pills or use a salt substitute unless your doctor tells you to.',
  bloodPressure:
    'Blood pressure medicine. Eating low carb often lowers blood pressure in the first weeks. Ask your doctor before your first low-carb day, and measure your blood pressure at home every day.',
  bloodThinner:
    'Blood thinner. Tell your clinic before you change your diet, and eat about the same amount of leafy greens every week.',
  moodOrSeizure:
    'Medicine for mood or seizures. Changes in diet, salt or water can change how much of it is in your blood. Plan any such change with your prescriber first.',
  otherMedicine:
    'We recognize this medicine and have no special keto warning for it. Still, tell your doctor about your diet.',
};

const GRAVE: ReadonlySet<MedicineGroup> = new Set(['sglt2', 'insulinOrSulfonylurea']);

/** Whether a medicine is known to us, and what it means here. */
function MedicineNote({ medicine }: { medicine: string }) {
  if (/^(?:none|no medicines?)$/i.test(medicine))
    return <p className="text-small text-ink-soft">You don't take any medicine.</p>;
  const known = medicineGroups(medicine);
  const groups = MEDICINE_GROUP_IDS.filter((group) => known.has(group));
  if (groups.length === 0)
    return (
      <p className="flex gap-2 text-small text-ink-soft">
        <CircleHelp className="mt-0.5 size-5 shrink-0" />
        We don't recognize this medicine, so we can't warn you about it. Check the spelling, or try its brand
        or generic name.
      </p>
    );
  return groups.map((group) => {
    const grave = GRAVE.has(group);
    const Icon = grave ? TriangleAlert : ShieldCheck;
    return (
      <p key={group} className={`flex gap-2 text-small ${grave ? 'font-bold text-coral' : 'text-ink-soft'}`}>
        <Icon className="mt-0.5 size-5 shrink-0" />
        {GROUP_WORDS[group]}
      </p>
    );
  });
}

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
          hint="Captain Keto warns you when advice isn't safe with your medicines. Enter brand or generic names, no doses."
          about={(medicine) => <MedicineNote medicine={medicine} />}
        />
      )}
      {items.length === 0 || takesNone ? (
        <Checkbox
          className="mt-1"
          label="I don't take any medicine"
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
        none="No answer"
        hint="Decides how cautious our advice is on your readings and fasts."
        options={choicesOf(DIABETES_WORDS)}
      />
      <ChoiceField
        name="pregnancy"
        label="Pregnancy"
        none="No answer"
        hint="If you are pregnant or breastfeeding, we don't set targets or offer fasts."
        options={choicesOf(PREGNANCY_WORDS)}
      />
    </div>
    <ChecksField
      name="conditions"
      label="Conditions"
      hint="Check everything you have or have had. If your doctor should set a target for you, we leave it blank and say so."
      options={choicesOf(CONDITION_WORDS)}
    />
    <ChoiceField
      name="country"
      label="Country"
      none="No answer"
      className="sm:max-w-md"
      hint="Decides which emergency number we show when something is urgent."
      options={countryChoices()}
    />
  </>
);
