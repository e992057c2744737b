import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import type { AuthTab } from '../../lib/session/prompts.ts';

interface AuthTabsProps {
  active: AuthTab;
  onSwitch: (tab: AuthTab) => void;
  onSubmitActive: () => void;
  panels: Record<AuthTab, ReactNode>;
}

const TABS: readonly { tab: AuthTab; label: string }[] = [
  { tab: 'login', label: 'Sign In' },
  { tab: 'register', label: 'Create Account' },
];

/** Two tabs; the active one doubles as the submit of its form. Both forms stay alive, so nothing typed is lost. */
export const AuthTabs = ({ active, onSwitch, onSubmitActive, panels }: AuthTabsProps) => (
  <Tabs.Root value={active} onValueChange={(value) => onSwitch(value === 'register' ? 'register' : 'login')}>
    <Tabs.List aria-label="Account" className="mb-5 flex border-b-2 border-ink">
      {TABS.map(({ tab, label }) => (
        <Tabs.Trigger
          key={tab}
          value={tab}
          // Radix switches on mousedown; the click that follows would then submit the tab it has just opened.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => (active === tab ? onSubmitActive() : event.currentTarget.focus())}
          className="-mb-0.5 min-h-touch grow rounded-t-md border-2 border-transparent px-3 py-2 font-extrabold text-sea hover:bg-shoal data-[state=active]:border-ink data-[state=active]:border-b-card data-[state=active]:bg-card data-[state=active]:text-ink forced-colors:data-[state=inactive]:border-[Canvas]"
        >
          {label}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    {TABS.map(({ tab }) => (
      // Its first box takes the focus, so the panel itself is no stop of the Tab key.
      <Tabs.Content key={tab} value={tab} forceMount hidden={active !== tab} tabIndex={undefined}>
        {panels[tab]}
      </Tabs.Content>
    ))}
  </Tabs.Root>
);
