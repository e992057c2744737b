import { MEDICINE_NAMES } from '#domain/medicines/medicine-names.ts';
import { medicinesIn } from '#domain/medicines/medicines.ts';

/** Nouns of medicine: a sentence that has one is read whole before any more of it is shown. */
const MEDICINE_NOUNS =
  'unit units insulin insulins insulina insuline insulinas инсулин medication medications medicine medicines medicament medicamento medicamentos medikament medikamente meds drug drugs dose doses dosage dosages dosis dosing pill pills pille tablet tablets tablette tabletten capsule capsules injection injections inject injecting prescription prescriptions prescribed sulfonylurea sulfonylureas thinner thinners diuretic diuretics blocker blockers inhibitor inhibitors steroid steroids statin statins basal bolus'.split(
    ' ',
  );

/** Words of those who help and of the note above the answer. */
const HELP_NOUNS =
  'doctor doctors physician physicians clinician clinicians nurse nurses gp pharmacist pharmacists prescriber prescribers paramedic paramedics ambulance ambulances hospital hospitals emergency emergencies urgent medical healthcare er 911 112 999 warning warnings caution cautions alert alerts disclaimer arzt ärztin médico medico médecin'.split(
    ' ',
  );

/** Words of signs that need help: said to be harmless, they speak against it. */
const GRAVE_NOUNS =
  'chest breath breathing fainting passing blackout blackouts slurred droop drooping facial seizure seizures dka suicidal'.split(
    ' ',
  );

/** Verbs that change what is taken; the noun they act on follows. */
const CHANGE_VERBS =
  'stop stopping skip skipping reduce reducing cut cutting lower lowering halve halving double doubling increase increasing raise raising drop dropping quit quitting pause pausing hold holding omit omitting discontinue discontinuing adjust adjusting change changing taper tapering wean weaning take taking start starting restart replace replacing swap swapping switch switching use using come go get throw ditch leave half forgo need'.split(
    ' ',
  );

/** Words by which a sentence may speak against help. */
const DISMISSALS =
  "no not don't don't needn't isn't aren't won't doesn't never ignore ignored ignoring disregard disregarded disregarding forget dismiss dismissed overlook unnecessary optional wrong mistaken mistake error outdated irrelevant relevant formality generic boilerplate apply without instead rather nothing perfectly nobody zero cancel postpone wait overkill exaggerated overblown just only hardly".split(
    ' ',
  );

/** What a dismissal may be aimed at, though the words are too common to be read closely by themselves. */
const SOFT_HELP =
  'call calling help see seeing visit visits contact tell ask note notes notice notices message advice professional professionals supervision treatment care danger serious safety seek worry worried anyone anybody appointment checkup check-up check visit'.split(
    ' ',
  );

export type Trigger = 'medicine' | 'help' | 'change' | 'dismissal' | 'soft';

const TRIGGERS = new Map<string, Trigger>();
for (const word of SOFT_HELP) TRIGGERS.set(word, 'soft');
for (const word of DISMISSALS) TRIGGERS.set(word, 'dismissal');
for (const word of CHANGE_VERBS) TRIGGERS.set(word, 'change');
for (const word of GRAVE_NOUNS) TRIGGERS.set(word, 'help');
for (const word of HELP_NOUNS) TRIGGERS.set(word, 'help');
for (const word of MEDICINE_NOUNS) TRIGGERS.set(word, 'medicine');
for (const name of Object.values(MEDICINE_NAMES).flat()) TRIGGERS.set(name.split(' ')[0] ?? name, 'medicine');

const BEGINNINGS = new Set<string>();
for (const word of TRIGGERS.keys()) {
  for (let length = 1; length <= word.length; length += 1) BEGINNINGS.add(word.slice(0, length));
}

/** A word as the lists have it. */
export function plainWord(word: string): string {
  const lower = word.toLowerCase();
  return /^[\x20-\x7e]*$/.test(lower) ? lower : lower.replace(/[’‘]/g, "'").normalize('NFKC');
}

export function triggerOf(word: string): Trigger | null {
  const plain = plainWord(word);
  return TRIGGERS.get(plain) ?? (plain.length > 5 && medicinesIn(plain).length > 0 ? 'medicine' : null);
}

/** True while the beginning of a word may grow into one that matters. */
export function mayTrigger(beginning: string): boolean {
  return BEGINNINGS.has(plainWord(beginning));
}
