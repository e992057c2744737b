import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { PersonalData } from '#contract/profile.ts';
import type { Condition } from '#contract/profile-values.ts';
import type { HealthContext } from '#domain/person/health-context.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { usePerson } from '../../lib/person/person.ts';
import { type BrowserStores, isRecord, readJson, writeJson } from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/controls.tsx';
import { Panel } from '../../ui/panel.tsx';

/** What is asked before a first fast. `says` is what ticking it adds to the profile. */
interface CheckItem {
  id: string;
  words: string;
  says: Partial<Pick<PersonalData, 'pregnancy' | 'diabetes'>> & {
    condition?: Condition;
    medicine?: string;
  };
}

/** Reasons against fasting alone (evidence B21), in the words people use for them. */
export const CHECK_ITEMS: readonly CheckItem[] = [
  { id: 'pregnant', words: 'I am pregnant', says: { pregnancy: 'pregnant' } },
  { id: 'breastfeeding', words: 'I am breastfeeding', says: { pregnancy: 'breastfeeding' } },
  { id: 'minor', words: 'I am under 18', says: {} },
  { id: 'type1', words: 'I have type 1 diabetes', says: { diabetes: 'type1' } },
  { id: 'type2', words: 'I have type 2 diabetes', says: { diabetes: 'type2' } },
  {
    id: 'insulin',
    words:
      'I take insulin, a sulfonylurea (gliclazide, glipizide, ...) or a glinide (repaglinide, nateglinide)',
    says: { medicine: 'Insulin or sulfonylurea' },
  },
  {
    id: 'sglt2',
    words: 'I take an SGLT2 medicine (Jardiance, Farxiga, Forxiga, Invokana, ...)',
    says: { medicine: 'SGLT2 medicine' },
  },
  {
    id: 'pressure',
    words: 'I take medicine for blood pressure',
    says: { medicine: 'Blood pressure medicine' },
  },
  {
    id: 'mood',
    words: 'I take lithium or medicine for seizures',
    says: { medicine: 'Lithium or seizure medicine' },
  },
  {
    id: 'eating_disorder',
    words: 'I have or had an eating disorder',
    says: { condition: 'eating_disorder' },
  },
  { id: 'underweight', words: 'I am underweight or frail', says: { condition: 'underweight_or_frail' } },
  { id: 'kidney', words: 'I have kidney disease', says: { condition: 'kidney_disease' } },
  {
    id: 'adrenal',
    words: 'I take steroids or have adrenal insufficiency',
    says: { condition: 'adrenal' },
  },
];

/** What the ticks add to the profile; what stands there already stays. */
export function checkedChanges(
  person: Pick<PersonalData, 'conditions' | 'medicines'>,
  ticked: ReadonlySet<string>,
): Partial<PersonalData> {
  const said = CHECK_ITEMS.filter(({ id }) => ticked.has(id)).map(({ says }) => says);
  const conditions = said.flatMap(({ condition }) => condition ?? []);
  const medicines = said.flatMap(({ medicine }) => medicine ?? []);
  const { pregnancy } = said.find((one) => one.pregnancy) ?? {};
  const { diabetes } = said.find((one) => one.diabetes) ?? {};
  return {
    ...(pregnancy ? { pregnancy } : {}),
    ...(diabetes ? { diabetes } : {}),
    ...(conditions.length > 0 ? { conditions: [...new Set([...person.conditions, ...conditions])] } : {}),
    ...(medicines.length > 0
      ? { medicines: [...new Set([...person.medicines.filter((one) => one !== 'None'), ...medicines])] }
      : {}),
  };
}

export const isHealthSaid = (person: PersonalData): boolean =>
  person.onboarding === 'done' &&
  person.age !== null &&
  person.diabetes !== null &&
  person.pregnancy !== null &&
  person.medicines.length > 0;

/** The answer stored on this device; `minor` has no place in the profile, which asks for the age. */
export interface CheckRecord {
  minor: boolean;
}

const readAll = ({ local }: BrowserStores) => readJson(local, STORAGE_KEY.fastingCheck, isRecord) ?? {};

/** What this person answered on this device; null when they were not asked yet. */
export function readCheck(stores: BrowserStores, owner: string): CheckRecord | null {
  const found = readAll(stores)[owner];
  return isRecord(found) && typeof found.minor === 'boolean' ? { minor: found.minor } : null;
}

/** A full storage means that the question comes again. */
export function writeCheck(stores: BrowserStores, owner: string, record: CheckRecord): void {
  writeJson(stores.local, STORAGE_KEY.fastingCheck, { ...readAll(stores), [owner]: record });
}

/** The age in the profile counts before the tick. */
export const withCheck = (context: HealthContext, record: CheckRecord | null): HealthContext => ({
  ...context,
  minor: context.minor ?? record?.minor ?? null,
});

/** Asked once, before a first fast is offered. What is ticked goes into the profile. */
export function FastingChecklist({ onChecked }: { onChecked: (record: CheckRecord) => void }) {
  const { person, update } = usePerson();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const save = useMutation({
    mutationFn: async () => {
      const changes = checkedChanges(person, ticked);
      if (Object.keys(changes).length > 0) await update(changes);
    },
    onSuccess: () => onChecked({ minor: ticked.has('minor') }),
  });
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  return (
    <Panel role="region" aria-labelledby="before-fasting">
      <h2 id="before-fasting" className="text-2xl">
        Before your first fast
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        Fasting is not safe for everyone. Do any of these apply to you? We ask once, and what you check is
        saved in your profile.
      </p>
      <div className="mt-3 grid gap-x-6 gap-y-1.5 md:grid-cols-2">
        {CHECK_ITEMS.map(({ id, words }) => (
          <Checkbox
            key={id}
            className="py-1"
            label={words}
            checked={ticked.has(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
      {save.isError ? (
        <p role="alert" className="mt-3 flex gap-2 font-bold text-coral">
          <CircleAlert className="mt-0.5 size-5 shrink-0" />
          Not saved. {errorText(save.error, 'Please try again.')} What you checked is still here.
        </p>
      ) : null}
      <Button
        className="mt-4"
        pendingLabel={save.isPending ? 'Saving...' : undefined}
        onClick={() => save.mutate()}
      >
        {ticked.size === 0 ? 'None of these apply to me' : 'Save this to my profile'}
      </Button>
    </Panel>
  );
}
