import { CircleHelp, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { MedicineGroup } from '#domain/medicine-names.ts';
import { MEDICINE_GROUP_IDS } from '#domain/medicine-names.ts';
import { medicineGroups } from '#domain/medicines.ts';

/** What a recognised medicine means for low carb and fasting, in the words of the safety rules. */
const GROUP_WORDS: Readonly<Record<MedicineGroup, { grave: boolean; words: string }>> = {
  sglt2: {
    grave: true,
    words:
      'SGLT2 medicine. With keto or fasting it can cause ketoacidosis, even at normal glucose: ask your prescriber before you start, and do not stop it on your own.',
  },
  insulinOrSulfonylurea: {
    grave: true,
    words:
      'Lowers glucose. Fewer carbs at the same dose can drop it dangerously: talk with your prescriber before the first low-carb day.',
  },
  potassiumSparing: {
    grave: false,
    words: 'Keeps potassium in the body. No potassium pills or salt substitute without your doctor.',
  },
  bloodPressure: {
    grave: false,
    words:
      'Blood pressure medicine. Low carb often lowers the pressure in the first weeks: ask before day one and measure at home.',
  },
  bloodThinner: {
    grave: false,
    words: 'Blood thinner. Tell your clinic before you change your diet; keep leafy greens steady.',
  },
  moodOrSeizure: {
    grave: false,
    words:
      'For mood or seizures. A change of diet, salt or water can shift it: your prescriber plans it first.',
  },
  otherMedicine: {
    grave: false,
    words: 'Recognised. None of our strict warnings belongs to it; tell your doctor about keto all the same.',
  },
};

/** Whether a medicine is known to us, and what it means here. */
export function MedicineNote({ medicine }: { medicine: string }) {
  if (/^(?:none|no medicines?)$/i.test(medicine))
    return <p className="text-small text-ink-soft">You take no medicine.</p>;
  const known = medicineGroups(medicine);
  const groups = MEDICINE_GROUP_IDS.filter((group) => known.has(group));
  if (groups.length === 0)
    return (
      <p className="flex gap-2 text-small text-ink-soft">
        <CircleHelp aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        Not recognised, so no warning can come from it. Check the spelling, or try its other name.
      </p>
    );
  return groups.map((group) => {
    const { grave, words } = GROUP_WORDS[group];
    const Icon = grave ? TriangleAlert : ShieldCheck;
    return (
      <p key={group} className={`flex gap-2 text-small ${grave ? 'font-bold text-coral' : 'text-ink-soft'}`}>
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {words}
      </p>
    );
  });
}
