import { GLUCOSE, glucoseText } from '#domain/health-values/thresholds.ts';
import { helpLines } from '#domain/person/emergency-numbers.ts';
import { SUGAR_FOR_A_LOW } from '#domain/readings/danger/low-rules.ts';

/** Kinds of danger, each with words of its own. */
export const FAMILY_IDS = [
  ...(['selfharm', 'heart', 'stroke', 'allergy', 'overdose', 'bleeding', 'low', 'sglt2', 'high'] as const),
  ...(['pregnancy', 'child', 'infection', 'dehydration', 'eating'] as const),
] as const;
export type FamilyId = (typeof FAMILY_IDS)[number];

export type FamilyWords = {
  id: FamilyId;
  title: string;
  /** What to do, most urgent first. */
  lines: readonly string[];
  /** The one question asked where it is not sure; a yes is an emergency. */
  asks: string;
  /** Gets the crisis lines instead of the plain emergency number. */
  crisis?: boolean;
  /** Its words treat a low: the only ones that tell somebody to take sugar. */
  treatsLow?: boolean;
  /** Something has to be done before the call; the number follows in the question. */
  actsBeforeCall?: boolean;
};

/** First aid for somebody who does not wake up, whatever the cause. */
export const NOT_AWAKE =
  'If someone is breathing but does not wake up: lay them on their side and give nothing by mouth. If they are not breathing: push hard and fast on the middle of the chest until help comes.';

/** Wording follows public guidance; a clinician has not reviewed it yet. */
export const FAMILIES: readonly FamilyWords[] = [
  {
    id: 'selfharm',
    title: 'You matter more than any diet. Please talk to someone right now.',
    crisis: true,
    asks: 'Are you thinking of ending your life or of hurting yourself?',
    lines: [
      'Stay with someone, or ask someone to come to you, and put pills, insulin and anything dangerous out of reach.',
      'If you have already taken something or are in danger now, call the emergency number at once.',
      'I am glad you wrote it down. A person should be with you in this, not an app.',
    ],
  },
  {
    id: 'heart',
    title: 'Chest pain or sudden breathlessness needs help now.',
    asks: 'Is there pain or pressure in the chest, trouble breathing, or fainting right now?',
    lines: [
      'Stop what you are doing, sit down, unlock the door. Do not drive yourself.',
      'Chew an aspirin only if the operator tells you to.',
      'Do not wait to see whether it passes. In women, older people and people with diabetes, a heart attack may show as breathlessness, nausea, or back or jaw pain.',
      NOT_AWAKE,
    ],
  },
  {
    id: 'stroke',
    title: 'This may be a stroke.',
    asks: 'Is one side of the face or body weak or numb, or is speech or sight suddenly wrong?',
    lines: [
      'Note the time the signs began. Go to the hospital even if they pass.',
      'Nothing to eat or drink, and no aspirin.',
      `If a glucose meter is at hand and it reads under ${glucoseText(GLUCOSE.low)}, tell the operator: low sugar can look the same.`,
    ],
  },
  {
    id: 'allergy',
    title: 'This may be a severe allergic reaction.',
    asks: 'Is your throat or tongue swelling, or is it hard to breathe?',
    lines: [
      'Use an EpiPen (epinephrine or adrenaline pen) now if there is one, on the outer thigh. Use a second one after 5 minutes if it is no better.',
      'Lie down with the legs up; sit up if breathing is hard. Do not stand or walk.',
      'Go to the hospital even if the pen helps: the reaction can come back within hours. Say what was eaten or taken, or what stung.',
    ],
  },
  {
    id: 'overdose',
    title: 'Too much of a medicine, or something harmful, was taken.',
    asks: 'Has more been taken than prescribed, or something that may be poisonous?',
    lines: [
      `Do not wait for symptoms. Poison Control will tell you what to do: ${helpLines('US').poison?.number} in the US, the local poison line elsewhere. Keep the package, and say what was taken, how much and when.`,
      'Nothing to eat or drink, and no vomiting on purpose, unless Poison Control tells you to.',
      'Potassium pills, powders and salt substitutes can stop the heart, sooner with weak kidneys or blood pressure medicine. I never name amounts.',
    ],
  },
  {
    id: 'bleeding',
    title: 'This bleeding needs emergency care.',
    asks: 'Is the bleeding heavy or not stopping, are you vomiting blood, or is your stool black?',
    lines: [
      'If it is a wound, press on it firmly with a clean cloth and do not lift it to look.',
      'Vomited blood, black stool, or a blow to the head: lie down, nothing to eat or drink. Do not drive yourself.',
      'Name every blood thinner, aspirin and painkiller you take, and when you took the last one.',
    ],
  },
  {
    id: 'low',
    title: 'This may be dangerously low sugar. Treat it first.',
    treatsLow: true,
    actsBeforeCall: true,
    asks: 'Are you drowsy, confused, vomiting or alone, or not better in 15 minutes?',
    lines: [
      `Awake and able to swallow: ${SUGAR_FOR_A_LOW} right now. Measure if you can, check again in 15 minutes and repeat while it is under ${glucoseText(GLUCOSE.low)}.`,
      'Not fully awake, cannot swallow, or having a seizure: nothing by mouth, lay the person on their side, give glucagon if it is there.',
      'After too much insulin or with a sulfonylurea, get help even if it gets better: sugar can drop again for many hours. Do not drive.',
      'Say which diabetes medicine was taken, how much, and when.',
    ],
  },
  {
    id: 'sglt2',
    title: 'With an SGLT2 medicine this may be ketoacidosis, even at normal glucose.',
    asks: 'Do you take an SGLT2 medicine (a "-flozin") and feel sick, vomit, have belly pain or trouble breathing?',
    lines: [
      'Go to the hospital now, whatever your meter says. Say "I take an SGLT2 inhibitor" and ask for a blood ketone test.',
      'End any fast. Sip water if you’re fully alert and can swallow, and do not exercise.',
      'Ask the hospital before the next dose. If you use insulin, do not stop it.',
    ],
  },
  {
    id: 'high',
    title: 'This may be ketoacidosis or dangerously high sugar.',
    asks: 'Are you vomiting, breathing fast, drowsy or confused, or do you have belly pain?',
    lines: [
      'If you have diabetes or high ketones, or are pregnant or breastfeeding: vomiting, belly pain, fast deep breathing, fruity breath, drowsiness or confusion need hospital care now, even when glucose is normal.',
      'Measure glucose and ketones if you can, tell the operator both numbers, and ask for a blood ketone test.',
      'If you use insulin, do not stop it. Sip water if you’re fully alert and can swallow. Do not exercise, and do not fast to bring ketones down.',
    ],
  },
  {
    id: 'pregnancy',
    title: 'In pregnancy, a doctor needs to see this now.',
    asks: 'Is there bleeding, strong belly pain, a bad headache, a change in vision, or less movement of the baby?',
    lines: [
      'Go to the labor and delivery (maternity) unit or the emergency room. Do not drive yourself; lie on your left side while you wait.',
      'Say how many weeks you are and what you feel: bleeding, pain, headache, a change in vision, swelling, vomiting, the baby moving less.',
      'Nothing to eat until you have been seen. Bring your pregnancy records and a list of your medicines.',
    ],
  },
  {
    id: 'child',
    title: 'A child with these signs has to be seen now.',
    asks: 'Is the child drowsy, hard to wake, vomiting again and again, breathing fast, or very thirsty?',
    lines: [
      'Being very thirsty, peeing a lot, weight loss, vomiting or drowsiness can mean new type 1 diabetes. Ask for a glucose and ketone test right away.',
      'Stay with the child. If the child is hard to wake, lay them on their side and give nothing by mouth.',
      'Say the child’s age and weight, what was eaten, drunk or swallowed, and any medicine.',
    ],
  },
  {
    id: 'infection',
    title: 'This may be a dangerous infection.',
    asks: 'Is there fever or shivering with confusion, fast breathing, a stiff neck, or skin that is blotchy or cold?',
    lines: [
      'Ask "could this be sepsis?" or, with a stiff neck or a rash that does not fade when you press a clear glass on it, "could this be meningitis?".',
      'Do not wait for the morning or for a fever medicine to work. Do not drive yourself.',
      'Tell them your illnesses and medicines. With diabetes, measure glucose and ketones on the way if you can.',
    ],
  },
  {
    id: 'dehydration',
    title: 'Losing this much fluid is dangerous.',
    asks: 'Does nothing stay down, has there been no urine for 12 hours, or are you confused or too weak to stand?',
    lines: [
      'Lie down. If you are fully awake, take a sip of water or rehydration drink every few minutes.',
      'End any fast. With diabetes, measure glucose and ketones now and tell the operator both; do not stop insulin.',
      'Name your medicines: diabetes and blood pressure pills, water pills and lithium are risky when your body lacks fluid. Ask before the next dose.',
    ],
  },
  {
    id: 'eating',
    title: 'Your body needs help now. This is not your fault.',
    asks: 'Have you fainted, is your heart fluttering, is there blood when you vomit, or have you not eaten for days?',
    lines: [
      'Fainting, a fluttering heart, vomiting blood or no food for days can mean that salts in your blood are out of balance. Only a blood test and an EKG (heart tracing) can tell.',
      'Tell them about the eating disorder, and about laxatives, water pills or vomiting. Nobody there will blame you.',
      'Do not make up for it with one large meal: after days without food, starting to eat again must be done with a doctor. Let someone come with you.',
    ],
  },
];

const BY_ID = new Map(FAMILIES.map((family) => [family.id, family]));

/** The words of a family. */
export function wordsOf(family: FamilyId): FamilyWords {
  const words = BY_ID.get(family);
  if (!words) throw new Error(`No words for ${family}`);
  return words;
}
