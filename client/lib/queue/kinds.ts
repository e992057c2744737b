import type { StartFast, UpdateFast } from '#contract/fasts.ts';
import type { UpdateReading } from '#contract/health-readings.ts';
import type { SaveMealPlan } from '#contract/meal-plans.ts';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import type { CreatePantryItemRequest, UpdatePantryItemRequest } from '#contract/pantry.ts';
import type { DisclaimerKind, PersonalData } from '#contract/profile.ts';
import type { AddMessage } from '#contract/saved-conversations.ts';
import type { EnteredReading } from '../readings/guest-readings.ts';

/** A photo as it was chosen. */
export interface KeptPhoto {
  name: string;
  blob: Blob;
}

/**
 * What each kind of entry holds. An `id` below zero stands for what the queue's own entry of that number makes
 * (see `provisionalId`). Fields may be added; one that changes its meaning needs a new version in `entry.ts`.
 */
export interface Payloads {
  'reading.add': { reading: EnteredReading };
  'reading.change': { id: number; changes: UpdateReading };
  'reading.remove': { id: number };
  /** `clockSkew`: milliseconds the server's clock was ahead of this device's. */
  'fast.start': { fast: StartFast; clockSkew: number };
  'fast.change': { id: number; changes: UpdateFast };
  'fast.remove': { id: number };
  'pantry.add': { item: CreatePantryItemRequest };
  'pantry.change': { id: number; name: string; changes: UpdatePantryItemRequest };
  'pantry.remove': { id: number; name: string };
  'pantry.restore': { id: number; name: string };
  'profile.change': { changes: Partial<PersonalData> };
  'profile.accept': { disclaimer: DisclaimerKind };
  'plan.save': { plan: SaveMealPlan };
  'plan.rename': { id: number; title: string };
  'plan.remove': { id: number; title: string };
  'plan.cook': { id: number; what: string; dishKey?: string | undefined; servings: number };
  /** `id` of the cooking. */
  'plan.undo': { id: number; what: string };
  /** The key of the exchange is the entry's. */
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
    pantryItemId?: number | undefined;
  };
}

export type Kind = keyof Payloads;

/** Entries of one lane are sent one after another; lanes do not wait for each other. */
export type Lane = 'reading' | 'fast' | 'pantry' | 'profile' | 'plan' | 'chat' | 'scan';

export const laneOf = (kind: Kind): Lane => kind.slice(0, kind.indexOf('.')) as Lane;

const KINDS: Readonly<Record<Kind, true>> = {
  'reading.add': true,
  'reading.change': true,
  'reading.remove': true,
  'fast.start': true,
  'fast.change': true,
  'fast.remove': true,
  'pantry.add': true,
  'pantry.change': true,
  'pantry.remove': true,
  'pantry.restore': true,
  'profile.change': true,
  'profile.accept': true,
  'plan.save': true,
  'plan.rename': true,
  'plan.remove': true,
  'plan.cook': true,
  'plan.undo': true,
  'chat.question': true,
  'chat.message': true,
  'scan.read': true,
  'scan.question': true,
};

export const isKind = (value: unknown): value is Kind => typeof value === 'string' && value in KINDS;

/** What comes of these is kept on the device until the person has looked at it. */
export const keepsResult = (kind: Kind): boolean => laneOf(kind) === 'scan';
