import { Anchor, Trash2 } from 'lucide-react';
import { Button, ButtonLink, type ButtonVariant, IconButton } from '../../ui/button.tsx';
import { LoginOrGuest } from '../../ui/login-or-guest.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx';
import { BackButton } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FOCUSED, LONG, State, States } from './both-themes.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'accent', 'secondary', 'ghost', 'danger'];

/** Hover over any of them to see the state that a picture cannot have. */
export const Buttons = () => (
  <div className="flex flex-col gap-4">
    {VARIANTS.map((variant) => (
      <div key={variant} className="flex flex-wrap items-center gap-3">
        <Button variant={variant}>{variant}</Button>
        <Button icon={Anchor} variant={variant} size="lg">
          Large
        </Button>
        <Button variant={variant} className={FOCUSED}>
          Focus
        </Button>
        <Button variant={variant} disabled>
          Disabled
        </Button>
        <Button variant={variant} pendingLabel="Working...">
          Never shown
        </Button>
      </div>
    ))}
    <Button variant="secondary">{LONG}</Button>
  </div>
);

export const OtherButtons = () => (
  <States>
    <State name="Link as a button">
      <ButtonLink to="/design">Read on</ButtonLink>
    </State>
    <State name="Icon button: default, focus, disabled">
      <IconButton icon={Trash2} label="Delete" />
      <IconButton icon={Trash2} label="Delete, with focus" className={FOCUSED} />
      <IconButton icon={Trash2} label="Delete, disabled" disabled />
    </State>
    <State name="Way back">
      <BackButton to="/design" label="Back to Home" />
    </State>
    <State name="Login or guest">
      <LoginOrGuest guestPage="/captain-keto" />
    </State>
    <State name="Menu">
      <Menu trigger={<Button variant="secondary">Choose an action</Button>} align="start">
        <MenuLabel>Ashore</MenuLabel>
        <MenuItem>Start a Chat</MenuItem>
        <MenuItem disabled>Logout</MenuItem>
        <MenuSeparator />
        <MenuItem>{LONG}</MenuItem>
      </Menu>
    </State>
    <State name="Spinner">
      <Spinner className="size-8 text-sea" />
    </State>
  </States>
);
