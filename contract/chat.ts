import { z } from 'zod';
import { diaryEntry } from './diary.ts';
import { healthReading } from './health-readings.ts';
import { pantryItem } from './pantry.ts';
import { personalData } from './profile.ts';
import { OWN_DATA } from './profile-values.ts';

/** How many earlier exchanges the client sends along. */
export const CHAT_CONTEXT_ENTRIES = 5;
export const MESSAGE_MAX = 4000;

const message = z
  .string('Please type a question')
  .trim()
  .min(1, 'Please type a question')
  .max(MESSAGE_MAX, `Please keep a message under ${MESSAGE_MAX} characters`);

export const chatEntry = z.object({ message: z.string(), response: z.string() });
export type ChatEntry = z.infer<typeof chatEntry>;

/** How many readings and foods of a guest travel with a question. */
export const GUEST_DATA_MOST = 200;

const measuredByGuest = healthReading.pick({
  readingTime: true,
  glucoseLevel: true,
  ketoneLevel: true,
  weight: true,
  waist: true,
  isFasting: true,
  lastMeal: true,
  feeling: true,
});
const foodOfGuest = pantryItem
  .pick({
    productName: true,
    brand: true,
    servingSize: true,
    calories: true,
    totalFat: true,
    totalCarbs: true,
    dietaryFiber: true,
    protein: true,
    netCarbs: true,
    ketoScore: true,
    createdAt: true,
  })
  .extend({ notes: pantryItem.shape.notes.optional() });

const eatenByGuest = diaryEntry.pick({
  day: true,
  eatenAt: true,
  meal: true,
  name: true,
  amount: true,
  values: true,
});

/** What a guest keeps in the browser, sent along so that the coach can speak of it. It is not stored. */
export const guestData = z.strictObject({
  profile: z.strictObject(personalData.shape).optional(),
  /** The newest, newest first. */
  readings: z
    .array(z.strictObject(measuredByGuest.shape))
    .max(GUEST_DATA_MOST, `At most ${GUEST_DATA_MOST} readings can be sent along`)
    .optional(),
  /** The newest, newest first. */
  pantry: z
    .array(z.strictObject(foodOfGuest.shape))
    .max(GUEST_DATA_MOST, `At most ${GUEST_DATA_MOST} foods can be sent along`)
    .optional(),
  /** The newest, oldest first. */
  diary: z
    .array(z.strictObject(eatenByGuest.shape))
    .max(GUEST_DATA_MOST, `At most ${GUEST_DATA_MOST} entries of the diary can be sent along`)
    .optional(),
});
export type GuestData = z.infer<typeof guestData>;

/** So much of an earlier answer is looked at, several times the longest that the coach gives. */
export const CONTEXT_RESPONSE_MAX = 12_000;

/** Oldest first; what is further back than the coach looks, or longer than it reads, is cut off. */
const localHistory = z
  .array(chatEntry)
  .default([])
  .transform((entries) =>
    entries.slice(-CHAT_CONTEXT_ENTRIES).map(({ message, response }) => ({
      message: message.slice(0, MESSAGE_MAX),
      response: response.slice(0, CONTEXT_RESPONSE_MAX),
    })),
  );

export const chatRequest = z.object({
  message,
  localHistory,
  /** Used for guests alone; an account's data is on the server. */
  guestData: guestData.optional(),
  /** IANA zone of the device; the profile's own goes before it, and one that is not known is not used. */
  timeZone: z.string().max(60).optional(),
});
export type ChatRequest = z.input<typeof chatRequest>;

export const askRequest = z.object({ question: message, localHistory });

/** The web, or a path of ours. `//host` and `/\\host` are neither, and browsers leave out tabs and line ends. */
const SAFE_HREF = /^(?:https?:\/\/|\/(?![/\\]))[^\s\\]*$/i;

/** A numbered source of an answer; `href` is a page of this app or a paper's address. */
export const answerSource = z.object({
  number: z.number().int().positive(),
  kind: z.enum(['handbook', 'paper', 'food']),
  title: z.string().max(500),
  href: z.string().max(2000).regex(SAFE_HREF, 'A source must be a page on the web or in this app'),
});
export type AnswerSource = z.infer<typeof answerSource>;

export const safetyLevel = z.enum(['none', 'caution', 'call_today', 'emergency']);
export type SafetyLevel = z.infer<typeof safetyLevel>;

/** Which of the person's own data an answer was made from. */
export const usedData = z.enum(OWN_DATA);
export type UsedData = z.infer<typeof usedData>;

export const chatResponse = z.object({
  response: z.string(),
  sources: z.array(answerSource),
  safetyLevel,
  offTopic: z.boolean(),
  /** Questions that come naturally next. */
  next: z.array(z.string()),
  used: z.array(usedData),
  /** What the person must know of how the answer came about, e.g. that the model failed. */
  notice: z.string().nullable(),
  /** Figures of the answer, as written there, that no tool returned; each is marked in the text too. */
  unchecked: z.array(z.string()),
  /** 'composer' for the embedded coach, else the model's name. */
  answeredBy: z.string(),
});
export type ChatResponse = z.infer<typeof chatResponse>;

/** Events of a streamed answer, in the order they may come; `done` or `error` is last. */
export const answerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('status'), text: z.string() }),
  z.object({ type: z.literal('safety'), level: safetyLevel, text: z.string() }),
  z.object({ type: z.literal('off_topic') }),
  z.object({ type: z.literal('text'), text: z.string() }),
  /** The text so far does not hold any more: the answer begins anew. */
  z.object({ type: z.literal('restart') }),
  z.object({ type: z.literal('notice'), text: z.string() }),
  z.object({ type: z.literal('unchecked'), figures: z.array(z.string()) }),
  z.object({ type: z.literal('source'), source: answerSource }),
  z.object({ type: z.literal('used'), data: z.array(usedData) }),
  z.object({ type: z.literal('next'), questions: z.array(z.string()) }),
  z.object({ type: z.literal('done'), answeredBy: z.string() }),
  z.object({ type: z.literal('error'), message: z.string() }),
]);
export type AnswerEvent = z.infer<typeof answerEvent>;

export const OFF_TOPIC_MARKER = "I'm Only Designed for Keto-Related Questions";

/** What belongs to an answer beside its text, as it is kept with it. */
export const answerDetails = z.object({
  /** The answer without the safety note. */
  text: z.string().max(50_000),
  safety: z.object({ level: safetyLevel.exclude(['none']), text: z.string().max(10_000) }).nullable(),
  sources: z.array(answerSource).max(60),
  used: z.array(usedData).max(OWN_DATA.length),
  offTopic: z.boolean(),
  notice: z.string().max(500).nullable(),
  unchecked: z.array(z.string().max(60)).max(100),
  answeredBy: z.string().max(200),
  /** Questions to go on with; answers stored before these were kept have none. */
  next: z.array(z.string().max(MESSAGE_MAX)).max(10).optional(),
});
export type AnswerDetails = z.infer<typeof answerDetails>;

/** One stored exchange. The idempotency key makes a repeated post store nothing twice. */
export const storeChatEntryRequest = z.object({
  message,
  response: z.string().min(1).max(50_000),
  idempotencyKey: z.uuid().optional(),
  details: answerDetails.optional(),
  /** Key of an exchange that goes, with all after it, as this one comes: asked again, or asked otherwise. */
  replacesFrom: z.uuid().optional(),
});
export type StoreChatEntryRequest = z.infer<typeof storeChatEntryRequest>;

export const chatHistoryEntry = chatEntry.extend({
  id: z.number().int(),
  createdAt: z.iso.datetime(),
  idempotencyKey: z.uuid().nullable(),
  details: answerDetails.nullable(),
});
export type ChatHistoryEntry = z.infer<typeof chatHistoryEntry>;

/** Who answers, for the screen to say before anything is asked. */
export const coachInfo = z.object({
  /** 'composer' for the embedded coach, else the model's name. */
  answeredBy: z.string(),
  /** Host that questions and the data used for them are sent to; null when they stay on this machine. */
  sentTo: z.string().nullable(),
  /** Questions the model may still word today for who asks; null where nothing is counted. */
  daily: z.object({ limit: z.number().int(), left: z.number().int() }).nullable(),
});
export type CoachInfo = z.infer<typeof coachInfo>;
