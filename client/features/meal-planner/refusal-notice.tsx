import { Compass } from 'lucide-react';
import type { RefObject } from 'react';
import type { PlanRefusal } from '#contract/meal-plans.ts';
import { usePerson } from '../../lib/person/person.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { PlanAsk } from './plan-options.ts';
import { refusalAction } from './refusal-action.ts';
import { useRefusalAction } from './use-refusal-action.ts';

interface RefusalNoticeProps {
  refused: { refusal: PlanRefusal; ask: PlanAsk };
  generate: (ask: PlanAsk) => void;
  onAddFood: (examples: readonly string[]) => void;
  onDismiss: () => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

const TITLE: Readonly<Record<PlanAsk['kind'], string>> = {
  new: 'No plan is possible like this',
  rest: 'There is no other plan',
  swap: 'There is no other dish for this',
};

/** Why there is no plan, in the planner's words, with the change it proposes at one tap. */
export function RefusalNotice({ refused, generate, onAddFood, onDismiss, headingRef }: RefusalNoticeProps) {
  const { refusal, ask } = refused;
  const { units } = usePerson().person;
  const act = useRefusalAction({ generate, onAddFood });
  const action = refusalAction(refusal.change, ask.options, units.food);
  return (
    <Panel tone="land" className="flex flex-col gap-3 p-4!" role="region" aria-label="Why there is no plan">
      <h3 ref={headingRef} tabIndex={-1} className="flex items-center gap-2 text-lg">
        <Compass aria-hidden="true" className="size-6 shrink-0 text-rose" />
        {TITLE[ask.kind]}
      </h3>
      <p role="status">{refusal.message}</p>
      <div className="flex flex-wrap gap-2">
        {action ? (
          <Button
            pendingLabel={act.isPending ? 'Changing...' : undefined}
            onClick={() => act.mutate({ action, ask })}
          >
            {action.label}
          </Button>
        ) : null}
        {refusal.limit === 'health' || action?.kind === 'net_carbs' ? (
          <ButtonLink to="/profile" variant={action ? 'ghost' : 'primary'}>
            Profile & targets
          </ButtonLink>
        ) : null}
        <Button variant="ghost" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </Panel>
  );
}
