import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Composer } from '../../ui/composer.tsx';
import { Checkbox, SearchInput, Select, Switch, TextArea, TextInput } from '../../ui/controls.tsx';
import { EmergencyLine } from '../../ui/emergency/emergency-line.tsx';
import { Field, SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Keys } from '../../ui/keys.tsx';
import { OwnDataSwitches } from '../../ui/own-data-switches.tsx';
import { NewPasswordFields, PasswordInput } from '../../ui/password-input.tsx';
import { FOCUSED, LONG, State, States } from './both-themes.tsx';

function NewPassword() {
  const { register } = useForm({ defaultValues: { password: 'short', confirmation: '' } });
  return (
    <div className="flex flex-col gap-4">
      <NewPasswordFields
        label="New password"
        password={{ input: register('password'), error: 'Password must be at least 8 characters' }}
        confirmation={{ input: register('confirmation'), error: 'Passwords do not match' }}
      />
    </div>
  );
}

function OneSwitch({ isOn }: { isOn: boolean }) {
  const [checked, setChecked] = useState(isOn);
  return (
    <Switch
      label="Readings"
      hint="Glucose, ketones, weight and waist"
      checked={checked}
      onChange={(event) => setChecked(event.target.checked)}
    />
  );
}

const ORDERS = [
  ['newest', 'Newest First'],
  ['score', 'Best Keto Score'],
] as const;

/** The same boxes with their label in one piece. */
function Labelled() {
  const [text, setText] = useState('Almond flour tortilla');
  const [order, setOrder] = useState<(typeof ORDERS)[number][0]>('newest');
  return (
    <>
      <TextField label="One line" value={text} onChange={setText} />
      <TextAreaField label="Several lines" value={text} onChange={setText} />
      <SelectField label="Select" choices={ORDERS} value={order} onChange={setOrder} />
      <State name="File">
        <FileDrop onFile={() => undefined}>From a meter or another app</FileDrop>
      </State>
      <State name="Search">
        <SearchInput aria-label="Search foods" placeholder="Search foods" onChange={setText} />
      </State>
    </>
  );
}

export const Fields = () => (
  <States>
    <Field label="Default" hint="As printed on the front">
      {(ids) => <TextInput {...ids} defaultValue="Almond flour tortilla" />}
    </Field>
    <Field label="Focus">{(ids) => <TextInput {...ids} className={FOCUSED} defaultValue="Almond" />}</Field>
    <Field label="Empty">{(ids) => <TextInput {...ids} placeholder="For example: almond butter" />}</Field>
    <Field label="Disabled">{(ids) => <TextInput {...ids} disabled defaultValue="Not now" />}</Field>
    <Field label="Error" error="Please enter a valid email address">
      {(ids) => <TextInput {...ids} defaultValue="ada" />}
    </Field>
    <Field label="Long text">{(ids) => <TextInput {...ids} defaultValue={LONG} />}</Field>
    <Field label="Password">{(ids) => <PasswordInput {...ids} defaultValue="secret" />}</Field>
    <Labelled />
    <State name="Select and box by themselves">
      <Select aria-label="Order">
        <option>Newest First</option>
        <option>Best Keto Score</option>
      </Select>
      <TextArea aria-label="Notes" placeholder="Nothing yet" />
    </State>
    <State name="Checkbox: ticked, not ticked, disabled">
      <Checkbox label="I have read and understand" defaultChecked />
      <Checkbox label="Not ticked" />
      <Checkbox label="Disabled" disabled />
    </State>
    <State name="Switch: on, off">
      <OneSwitch isOn />
      <OneSwitch isOn={false} />
    </State>
    <State name="New password, refused">
      <NewPassword />
    </State>
    <State name="Own data in answers">
      <OwnDataSwitches />
    </State>
  </States>
);

function OneComposer({ text, busy = false, onStop }: { text: string; busy?: boolean; onStop?: () => void }) {
  const [value, setValue] = useState(text);
  return (
    <Composer
      label="Ask Captain Keto..."
      value={value}
      onChange={setValue}
      onSend={() => setValue('')}
      sendLabel="Send"
      busy={busy}
      onStop={onStop}
      maxLength={4000}
    />
  );
}

export const Composers = () => (
  <div className="flex flex-col gap-5">
    <State name="Empty: nothing can be sent">
      <OneComposer text="" />
    </State>
    <State name="With text">
      <OneComposer text="What are net carbs?" />
    </State>
    <State name="While an answer is on its way">
      <OneComposer text="" busy onStop={() => undefined} />
    </State>
    <State name="Near the end of its room">
      <OneComposer text={'Fog. '.repeat(760)} />
    </State>
    <State name="The way to the emergency numbers by itself, and the keys of a shortcut">
      <EmergencyLine />
      <Keys keys={['Alt', 'I']} />
    </State>
  </div>
);
