import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useStore } from '../../lib/create-store.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { toastFailure } from '../../lib/say-failed.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';
import type { PlanAsk } from './plan-options.ts';
import { endPlan, failureText, NothingSelected, type PlanRun, planStage, runPlan } from './plan-run.ts';
import { changePlanVisit, planVisit, readPlanVisit, type ShownPlan } from './plan-visit.ts';

const GENERATED_TOAST_MS = 2000;

const toShown = ({ ask, answer }: PlanRun): ShownPlan => ({
  key: newUuid(),
  answer,
  items: [...ask.items],
  locked: [...ask.locked],
  passed: [...ask.passed],
  variant: ask.variant,
  openDay: Math.min(ask.openDay, answer.plan.days.length),
  isSaved: false,
});

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

function tellFailure(error: unknown, ask: PlanAsk): void {
  if (isAbort(error)) return;
  if (error instanceof NothingSelected) {
    toastFailure('Please select at least one item');
    return;
  }
  if (error instanceof ApiError && error.refusal) {
    changePlanVisit(browserStores(), { refused: { refusal: error.refusal, ask } });
    return;
  }
  toastFailure('Failed to generate meal plan', failureText(error));
}

/**
 * Takes up what the planner of this tab showed to the person who is signed in. Read anew for every visit of the page:
 * at logout the browser's storage was emptied. To be called above everything that follows `planVisit`.
 */
export function useOpenPlanVisit(): void {
  const { user } = useSession();
  const owner = user ? String(user.id) : '';
  useState(() => planVisit.set(readPlanVisit(browserStores(), owner)));
}

/** Asks for a plan and shows it, also when the page was left meanwhile. */
export function useGenerate() {
  const client = useQueryClient();
  const stage = useStore(planStage);
  const run = useMutation({
    mutationFn: (ask: PlanAsk) => runPlan(client, ask),
    onMutate: () => changePlanVisit(browserStores(), { refused: null }),
    onSuccess: (done) => {
      changePlanVisit(browserStores(), { shown: toShown(done), refused: null });
      toast({ title: 'Meal plan generated successfully!', duration: GENERATED_TOAST_MS });
    },
    onError: tellFailure,
    onSettled: (_done, _error, ask) => endPlan(ask),
  });
  return { generate: run.mutate, stage };
}
