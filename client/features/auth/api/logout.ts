import { api } from '../../../lib/api/api.ts';

export const logout = () => api.run('POST', '/api/logout');
