import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AccountEmail, accountEmail, changeEmailRequest } from '#contract/account-email.ts';
import { messageResponse } from '#contract/auth.ts';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useServerForm } from '../../lib/hooks/use-server-form.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/field.tsx';
import { Section } from '../../ui/panel.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { eventsQuery } from './events-section.tsx';
import { OwnPasswordField } from './password-dialog.tsx';

const PATH = '/api/account/email';

/** The address the account goes by, and what can be done about it. */
const emailQuery = () =>
  queryOptions({
    queryKey: ['account-email'],
    queryFn: ({ signal }) => api.get(PATH, accountEmail, { signal }),
    // The mailed link may have been opened on another device.
    staleTime: 0,
  });

const MAIL_SENT = 'Check your email';

/** Whether the address is verified, and the way to another one; nothing where the server sends no mail. */
export function EmailSection() {
  const email = useQuery(emailQuery());
  if (email.data ? !email.data.canChange : !email.isError) return null;
  return (
    <Section
      title="Email address"
      intro="If you forget your password, a verified address lets you get back in."
    >
      {email.data ? (
        <>
          <Verification email={email.data} />
          <AddressForm username={email.data.address} />
        </>
      ) : (
        <ErrorState title="Your email address could not be loaded" onRetry={() => email.refetch()}>
          {errorText(email.error, 'Please try again later.')}
        </ErrorState>
      )}
    </Section>
  );
}

function Verification({ email: { address, isVerified } }: { email: AccountEmail }) {
  const client = useQueryClient();
  const [isSent, setSent] = useState(false);
  const verify = useMutation({
    mutationFn: () => api.post(`${PATH}/verify`, messageResponse),
    onSuccess: ({ message }) => {
      setSent(true);
      toast({ title: MAIL_SENT, description: message });
      // It may have been verified elsewhere meanwhile.
      void client.invalidateQueries(emailQuery());
    },
    onError: sayFailed('Email not sent'),
  });
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere font-bold">{address}</span>
        {isVerified ? <Badge tone="kelp">Verified</Badge> : <Badge tone="amber">Not verified</Badge>}
      </p>
      {isVerified ? null : (
        <Button
          variant="secondary"
          className="mt-3"
          pendingLabel={verify.isPending ? 'Sending...' : undefined}
          onClick={() => verify.mutate()}
        >
          {isSent ? 'Send the link again' : 'Verify'}
        </Button>
      )}
    </>
  );
}

const EMPTY = { newEmail: '', password: '' };

function AddressForm({ username }: { username: string }) {
  const client = useQueryClient();
  const { form, field, submit, isPending } = useServerForm({
    schema: changeEmailRequest,
    defaultValues: EMPTY,
    send: (body) => api.post(PATH, messageResponse, { body }),
    onSent: ({ message }) => {
      form.reset(EMPTY);
      toast({ title: MAIL_SENT, description: message });
      void client.invalidateQueries(eventsQuery());
    },
    onFailed: sayFailed('Address not changed', 'An error occurred'),
  });
  return (
    <form noValidate onSubmit={submit} className="mt-6 flex max-w-md flex-col gap-4">
      <FormField
        {...field('newEmail')}
        label="New email address"
        hint="We'll email a link to the new address. Nothing changes until you open that link."
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <OwnPasswordField {...field('password')} username={username} />
      <Button type="submit" pendingLabel={isPending ? 'Sending...' : undefined} className="self-start">
        Change address
      </Button>
    </form>
  );
}
