import { currentUser } from '#contract/auth.ts';
import { api } from '../../../lib/api/api.ts';

export const loginGuest = () => api.post('/api/login-guest', currentUser);
