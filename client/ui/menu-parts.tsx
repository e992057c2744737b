import clsx from 'clsx';
import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

export interface MenuProps {
  /** One button element. */
  trigger: ReactElement<ComponentProps<'button'>>;
  children: ReactNode;
  align?: 'start' | 'end';
}

/** A chosen item may have led to another page or a dialog, which has the focus by now. */
const stayWhereItWent = (event: Event) => {
  const { activeElement: active } = document;
  if (active && active !== document.body && !active.closest('[role="menu"]')) event.preventDefault();
};

/**
 * Menu that is open from the start. Not modal: the modal kind writes a style element, which a strict content
 * policy refuses. It stays in place rather than at the end of the body, so that it belongs to its landmark.
 */
export const OpenMenu = ({ trigger, children, align = 'end' }: MenuProps) => (
  <DropdownMenu.Root modal={false} defaultOpen>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Content
      align={align}
      onCloseAutoFocus={stayWhereItWent}
      sideOffset={8}
      collisionPadding={12}
      className="z-30 min-w-60 max-w-[calc(100vw-1.5rem)] animate-fade rounded-md border-2 border-ink bg-card p-1.5 text-ink shadow-float"
    >
      {children}
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);

/** With `asChild` the child is a link that plays the item. */
export interface MenuItemProps
  extends Pick<ComponentProps<typeof DropdownMenu.Item>, 'children' | 'disabled' | 'asChild'> {
  onSelect?: () => void;
  /** Keys that do the same, as `aria-keyshortcuts` writes them. */
  keyShortcuts?: string;
}

const ITEM =
  'flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-sm px-3 py-2 outline-rose focus-visible:-outline-offset-3 not-focus-visible:outline-none ' +
  'data-highlighted:bg-shoal data-disabled:cursor-not-allowed data-disabled:text-ink-soft ' +
  'forced-colors:data-highlighted:outline-2';

export const MenuItem = ({ onSelect, keyShortcuts, ...item }: MenuItemProps) => (
  <DropdownMenu.Item
    {...item}
    className={ITEM}
    aria-keyshortcuts={keyShortcuts}
    onSelect={() => onSelect?.()}
  />
);

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <DropdownMenu.Label className="px-3 pb-1 pt-2 text-small text-ink-soft">{children}</DropdownMenu.Label>
);

export const MenuSeparator = () => <DropdownMenu.Separator className="my-1.5 h-px bg-line" />;

export interface MenuChoiceProps<T extends string> {
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
}

/** Group of menu items of which one is chosen. */
export function MenuChoice<T extends string>({ value, onChange, options }: MenuChoiceProps<T>) {
  return (
    <DropdownMenu.RadioGroup value={value}>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          onSelect={() => onChange(option.value)}
          className={clsx(ITEM, 'data-[state=checked]:font-extrabold')}
        >
          {option.icon}
          <span className="grow">{option.label}</span>
          <DropdownMenu.ItemIndicator>✓</DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
