import { Anchor, Trash2 } from 'lucide-react';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonVariant } from '../../ui/button-style.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'accent', 'secondary', 'ghost', 'danger'];

export const Buttons = () => (
  <div className="flex flex-col gap-4">
    {VARIANTS.map((variant) => (
      <div key={variant} className="flex flex-wrap items-center gap-3">
        <Button variant={variant}>{variant}</Button>
        <Button variant={variant} size="lg">
          <Anchor aria-hidden="true" className="size-5" />
          Large
        </Button>
        <Button variant={variant} disabled>
          Disabled
        </Button>
        <Button variant={variant} pendingLabel="Working...">
          Never shown
        </Button>
      </div>
    ))}
    <div>
      <IconButton icon={Trash2} label="Delete" />
      <IconButton icon={Trash2} label="Delete, disabled" disabled />
    </div>
  </div>
);

export const Fields = () => (
  <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
    <Field label="Product name" hint="As printed on the front">
      {(ids) => <TextInput {...ids} defaultValue="Almond flour tortilla" />}
    </Field>
    <Field label="Email address" error="Please enter a valid email address">
      {(ids) => <TextInput {...ids} defaultValue="ada" />}
    </Field>
    <Field label="Password">{(ids) => <PasswordInput {...ids} defaultValue="secret" />}</Field>
    <Field label="Sort">
      {(ids) => (
        <Select {...ids}>
          <option>Newest First</option>
          <option>Best Keto Score</option>
        </Select>
      )}
    </Field>
    <Field label="Notes">{(ids) => <TextArea {...ids} placeholder="Nothing yet" />}</Field>
    <Field label="Disabled">{(ids) => <TextInput {...ids} disabled defaultValue="Not now" />}</Field>
    <Checkbox label="I have read and understand" defaultChecked />
    <Checkbox label="Not ticked" />
  </div>
);

export const Toasts = () => (
  <div className="flex flex-wrap gap-3">
    <Button
      variant="secondary"
      onClick={() => toast({ title: 'Copied', description: 'Analysis copied to clipboard' })}
    >
      Plain toast
    </Button>
    <Button
      variant="secondary"
      onClick={() =>
        toast({ title: 'Login failed', description: 'Please try again.', variant: 'destructive' })
      }
    >
      Destructive toast
    </Button>
    <Button
      variant="secondary"
      onClick={() => toast({ title: 'Item deleted', action: { label: 'Undo', onClick: () => undefined } })}
    >
      Toast with undo
    </Button>
  </div>
);
