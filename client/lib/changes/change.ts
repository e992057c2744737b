import type { Mutation } from '@tanstack/react-query';
import type { CreateDiaryEntry, UpdateDiaryEntry } from '#contract/diary.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { StartFast, UpdateFast } from '#contract/fasts.ts';
import type { UpdateReading } from '#contract/health-readings.ts';
import type { SaveMealPlan } from '#contract/meal-plans.ts';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import type { CreatePantryItemRequest, UpdatePantryItemRequest } from '#contract/pantry.ts';
import type { DisclaimerKind, PersonalData } from '#contract/profile.ts';
import type { AddMessage } from '#contract/saved-conversations.ts';
import type { EnteredReading } from '../readings/guest-readings.ts';
import { isRecord } from '../storage/browser-stores.ts';

/** A photo as it was chosen. */
export interface KeptPhoto {
  name: string;
  blob: Blob;
}

/**
 * What each kind of change holds. An `id` below zero stands for what the pending change of that number makes
 * (see `provisionalId`). Fields may be added; another kind or meaning needs a new `CHANGE_VERSION`.
 */
export interface Payloads {
  'reading.add': { reading: EnteredReading };
  'reading.change': { id: number; changes: UpdateReading };
  'reading.remove': { id: number };
  /** `clockSkew`: milliseconds the server's clock was ahead of this device's. */
  'fast.start': { fast: StartFast; clockSkew: number };
  'fast.change': { id: number; changes: UpdateFast };
  'fast.remove': { id: number };
  'diary.add': { entry: CreateDiaryEntry };
  'diary.change': { id: number; changes: UpdateDiaryEntry };
  'diary.remove': { id: number };
  'pantry.add': { item: CreatePantryItemRequest };
  'pantry.change': { id: number; name: string; changes: UpdatePantryItemRequest };
  'pantry.remove': { id: number; name: string };
  'pantry.restore': { id: number; name: string };
  'profile.change': { changes: Partial<PersonalData> };
  'profile.accept': { disclaimer: DisclaimerKind };
  'plan.save': { plan: SaveMealPlan };
  'plan.rename': { id: number; title: string };
  'plan.remove': { id: number; title: string };
  'plan.cook': { id: number; what: string; dishKey?: string; servings: number };
  /** `id` of the cooking. */
  'plan.undo': { id: number; what: string };
  /** The key of the exchange is the change's. */
  'chat.question': {
    message: string;
    replaces: string | null;
    typed: boolean;
    /** The saved conversation it was asked in; null for the regular chat. */
    conversation: { id: number; title: string } | null;
  };
  'chat.message': { conversationId: number; message: AddMessage };
  'scan.read': { photos: KeptPhoto[] };
  'scan.question': {
    message: string;
    analysis: NutritionAnalysis;
    /** Asked about the product before, oldest first. */
    previousQuestions: string[];
    pantryItemId?: number;
  };
}

export type Kind = keyof Payloads;

/** Begins the key of every mutation that is a change. */
export const CHANGE_KEY = 'change';

/** Changes of one lane are sent one after another; lanes do not wait for each other. */
export type Lane = 'reading' | 'fast' | 'diary' | 'pantry' | 'profile' | 'plan' | 'chat' | 'scan';

export const laneOf = (kind: Kind): Lane => kind.slice(0, kind.indexOf('.')) as Lane;

/** What comes of these stays on the device until the person has looked at it. */
export const keepsResult = (kind: Kind): boolean => laneOf(kind) === 'scan';

/**
 * What a failed sending means. `unreachable`: no server answered, nothing else would arrive either. `busy`: it answered
 * that it cannot now. `signed_out`: its owner must sign in again. `held`: what it builds on was refused. `refused`: the
 * server will never take it as it is.
 */
export type Verdict = 'unreachable' | 'busy' | 'signed_out' | 'held' | 'refused';

/** Why a change did not go through. */
export interface SendFailure {
  verdict: Verdict;
  /** HTTP status; 0 where the server did not answer. */
  status: number;
  message: string;
  /** The server's error code; null where it has none. */
  code: ErrorCode | null;
  /** Form field to complaint. */
  fields: Readonly<Record<string, string>>;
  /** What helps against it, where somebody knows. */
  tip?: string;
}

/** Version of what stored changes look like. Those of a newer one are left for the version that knows them. */
export const CHANGE_VERSION = 1;

interface ChangeOf<K extends Kind> {
  /** Its place among the changes of this device, from 1. */
  seq: number;
  /** UUID; also the idempotency key under which the server stores what it makes. */
  id: string;
  version: number;
  kind: K;
  /** Id of the account, or 'guest'. */
  owner: string;
  payload: Payloads[K];
  /** ISO time of the device. */
  createdAt: string;
  /** How often it was sent; counted before, so that one that was never sent is known to be nowhere else. */
  attempts: number;
  /** `done` with a result that nobody has looked at yet. */
  state: 'waiting' | 'refused' | 'done';
  failure: SendFailure | null;
  /** What came of it, for kinds that keep it. */
  result?: unknown;
  /** The person still sees it being saved, and lists leave it to that; known in the tab that saves, never stored. */
  inHand?: boolean;
  /** Id the server gave to what it made; known while lists are read anew after sending. */
  sentId?: number;
}

export type Change = { [K in Kind]: ChangeOf<K> }[Kind];
export type ChangeOfKind<K extends Kind> = Extract<Change, { kind: K }>;

export const isOfKind = <K extends Kind>(change: Change, ...kinds: K[]): change is ChangeOfKind<K> =>
  kinds.some((kind) => kind === change.kind);

const isChange = (value: unknown): value is Change => isRecord(value) && typeof value.seq === 'number';

/** The change that a mutation brings to the server. */
export const changeOf = ({ state: { variables } }: Pick<Mutation, 'state'>): Change | undefined =>
  isChange(variables) ? variables : undefined;

/** Stands in lists for the id the server will give to what this change makes. */
export const provisionalId = (change: Pick<Change, 'seq'>): number => -change.seq;

/** True for ids that stand for something which is not at the server yet. */
export const isProvisional = (id: number | string): boolean => typeof id === 'number' && id < 0;

/** The id a payload is about; null for what makes something new. */
export const targetOf = ({ payload }: Pick<Change, 'payload'>): number | null =>
  'id' in payload ? payload.id : null;

/** Number of the change that makes what this one is about; null where that is known to the server. */
export function madeBy(change: Pick<Change, 'payload'>): number | null {
  const target = targetOf(change);
  return target !== null && target < 0 ? -target : null;
}

/** What a change is about; changes of the same thing never overtake one that was refused. */
export function subjectOf(change: Pick<Change, 'seq' | 'kind' | 'payload'>): string {
  if (change.kind === 'profile.change') return 'profile';
  return `${laneOf(change.kind)} ${targetOf(change) ?? provisionalId(change)}`;
}
