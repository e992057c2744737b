import { currentUser, type LoginRequest } from '#contract/auth.ts';
import { api } from '../../../lib/api/api.ts';

export const login = (credentials: LoginRequest) =>
  api.post('/api/login', currentUser, { body: credentials });
