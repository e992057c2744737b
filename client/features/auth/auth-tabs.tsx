import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { AuthTab } from '../../lib/session/prompts.ts';

interface AuthTabsProps {
  active: AuthTab;
  onSwitch: (tab: AuthTab) => void;
  /** Runs when the tab that is already active is clicked. */
  onSubmitActive: () => void;
  panels: Record<AuthTab, ReactNode>;
}

const TABS: readonly { tab: AuthTab; label: string }[] = [
  { tab: 'login', label: 'Sign In' },
  { tab: 'register', label: 'Create Account' },
];

/** Two tabs; the active one doubles as the submit of its form. Both forms stay alive, so nothing typed is lost. */
export function AuthTabs({ active, onSwitch, onSubmitActive, panels }: AuthTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const switchByKey = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const other = active === 'login' ? 'register' : 'login';
    const next = event.key === 'Home' ? 'login' : event.key === 'End' ? 'register' : other;
    onSwitch(next);
    list.current?.querySelector<HTMLElement>(`#auth-tab-${next}`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label="Account"
        onKeyDown={switchByKey}
        className="mb-5 flex border-b-2 border-ink"
      >
        {TABS.map(({ tab, label }) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`auth-tab-${tab}`}
            aria-selected={active === tab}
            aria-controls={`auth-panel-${tab}`}
            tabIndex={active === tab ? 0 : -1}
            onClick={() => (active === tab ? onSubmitActive() : onSwitch(tab))}
            className={clsx(
              '-mb-0.5 min-h-touch grow rounded-t-md border-2 px-3 py-2 font-extrabold',
              active === tab
                ? 'border-ink border-b-card bg-card'
                : 'border-transparent text-sea hover:bg-shoal forced-colors:border-[Canvas]',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      {TABS.map(({ tab }) => (
        <div
          key={tab}
          role="tabpanel"
          id={`auth-panel-${tab}`}
          aria-labelledby={`auth-tab-${tab}`}
          hidden={active !== tab}
        >
          {panels[tab]}
        </div>
      ))}
    </>
  );
}
