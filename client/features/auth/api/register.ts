import { currentUser, type RegisterForm } from '#contract/auth.ts';
import { api } from '../../../lib/api/api.ts';

/** The repeated password stays in the browser. */
export const register = ({ username, password, displayName }: RegisterForm) =>
  api.post('/api/register', currentUser, { body: { username, password, displayName } });
