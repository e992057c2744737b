import { AppError } from '../../errors.ts';

/** 49,000 passwords of leaked lists, in lower case, by how often they were used (`@zxcvbn-ts/language-common`, MIT). */
let known: Promise<ReadonlySet<string>> | null = null;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** What people add so that a rule is met: digits and marks at the end ("Password1!" is "password"). */
const withoutEnding = (password: string) => password.replace(/[\d\W_]{1,4}$/, '');

/**
 * Refuses what others try first. The rules of length and letters come before, in the contract.
 * @throws AppError invalid_input
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  known ??= load();
  const passwords = await known;
  const typed = password.toLowerCase();
  if (!passwords.has(typed) && !passwords.has(withoutEnding(typed))) return;
  const message = 'This password is too easy to guess. Please choose another one.';
  throw new AppError('invalid_input', { message, fields: { password: message } });
}
