import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { ApiError } from '../api/api-error.ts';

interface ServerFormOptions<Typed extends FieldValues, Values, Answer> {
  schema: ZodType<Values, Typed>;
  defaultValues: DefaultValues<Typed>;
  send: (values: Values) => Promise<Answer>;
  /** Its promise is waited for before the form can be sent again. */
  onSent: (answer: Answer, values: Values) => void | Promise<void>;
  /** The server's complaints about single fields stand beside them already. */
  onFailed: (error: Error, values: Values) => void;
}

/** A form that a schema of the contract checks before it is sent, and the server after that. What was typed stays. */
export function useServerForm<Typed extends FieldValues, Values, Answer>({
  schema,
  defaultValues,
  send,
  onSent,
  onFailed,
}: ServerFormOptions<Typed, Values, Answer>) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues });
  const call = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onError: (error, values) => {
      const complaints = error instanceof ApiError ? error.fields : {};
      for (const name of Object.keys(form.getValues()) as Path<Typed>[])
        if (complaints[name]) form.setError(name, { type: 'server', message: complaints[name] });
      onFailed(error, values);
    },
  });
  return {
    form,
    isPending: call.isPending,
    // A form may also be sent by something else than its button, which does not know whether it is pending.
    submit: form.handleSubmit((values) => {
      if (!call.isPending) call.mutate(values);
    }),
    /** What the control of a field needs. */
    field: (name: Path<Typed>, options?: RegisterOptions<Typed, Path<Typed>>) => ({
      input: form.register(name, options),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
  };
}
