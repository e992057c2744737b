import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormField } from '../../ui/field.tsx';

/** The email address, which is the account's name. */
export const EmailField = (field: { input: UseFormRegisterReturn; error: string | undefined }) => (
  <FormField {...field} label="Email address" type="email" autoComplete="username" inputMode="email" />
);
