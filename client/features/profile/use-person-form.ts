import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { PersonalData } from '#contract/profile.ts';
import { ApiError, errorText } from '../../lib/api/api-error.ts';
import { usePerson } from '../../lib/person/person.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { type FieldName, type PersonForm, toForm } from './person-form.ts';
import { formField, readForm } from './read-form.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Shows the contract's complaints about the fields of this form. */
const resolverOf =
  (fields: readonly FieldName[], person: PersonalData): Resolver<PersonForm> =>
  (form) => {
    const errors = Object.entries(readForm(form, fields, person).errors);
    if (errors.length === 0) return { values: form, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(errors.map(([field, message]) => [field, { type: 'contract', message }])),
    };
  };

/**
 * A part of the profile as a form. What is typed and not saved is kept over a reload and a failed save, and only
 * what was changed is sent.
 */
export function usePersonForm(section: string, fields: readonly FieldName[]) {
  const { person, update } = usePerson();
  const owner = String(useSession().user?.id ?? '');
  const saved = useMemo(() => toForm(person), [person]);
  const [draft] = useState(() => readDraft(browserStores(), owner, section, person.units));
  const form = useForm<PersonForm>({
    defaultValues: { ...saved, ...draft },
    resolver: resolverOf(fields, person),
  });
  const values = form.watch();
  const changed = fields.filter((field) => !same(values[field], saved[field]));
  const changedText = JSON.stringify(Object.fromEntries(changed.map((field) => [field, values[field]])));

  // Keeps the draft in step with the form, which is the browser's store to synchronise with.
  useEffect(() => {
    writeDraft(browserStores(), owner, section, JSON.parse(changedText), person.units);
  }, [owner, section, changedText, person.units]);

  // Fields nobody touched follow the profile when it changes elsewhere.
  const before = useRef(saved);
  useEffect(() => {
    for (const field of fields)
      if (same(form.getValues(field), before.current[field])) form.setValue(field, saved[field]);
    before.current = saved;
  }, [form, fields, saved]);

  const save = useMutation({
    mutationFn: (sent: PersonForm) => update(readForm(sent, changed, person).changes),
    onSuccess: (now, sent) => {
      const next = toForm(now);
      // What was typed while it was being saved stays.
      for (const field of fields)
        if (same(form.getValues(field), sent[field])) form.setValue(field, next[field]);
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      for (const [path, message] of Object.entries(error.fields)) {
        const field = formField(path, fields);
        if (field) form.setError(field, { type: 'server', message });
      }
    },
  });
  return {
    form,
    isChanged: changed.length > 0,
    isRefused: Object.keys(form.formState.errors).length > 0,
    isSaving: save.isPending,
    /** Saved, and nothing typed since. */
    isSaved: save.isSuccess && changed.length === 0,
    failure: save.isError ? errorText(save.error, 'Please try again.') : null,
    /** Checks and saves; false when something is refused or could not be saved. */
    submit: async (): Promise<boolean> => {
      let done = false;
      await form.handleSubmit(async (sent) => {
        done =
          changed.length === 0 ||
          (await save.mutateAsync(sent).then(
            () => true,
            () => false,
          ));
      })();
      return done;
    },
  };
}
