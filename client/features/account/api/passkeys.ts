import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import { passkey, passkeyList } from '#contract/passkeys.ts';
import { api } from '../../../lib/api/api.ts';

const PATH = '/api/account/passkeys';

export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => api.get(PATH, passkeyList, { signal }),
    // Used or added elsewhere meanwhile.
    staleTime: 0,
  });

/** Has the device make a key and the account take it, under this name or that of the browser. */
export async function addPasskey({ password, name }: { password: string; name: string }) {
  const optionsJSON = await api.post<PublicKeyCredentialCreationOptionsJSON>(`${PATH}/options`, null, {
    body: { password },
  });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const credential = await startRegistration({ optionsJSON });
  return api.post(PATH, passkeyList, { body: { credential, ...(name && { name }) } });
}

export const renamePasskey = ({ id, name }: { id: number; name: string }) =>
  api.patch(`${PATH}/${id}`, passkey, { body: { name } });

export const removePasskey = (id: number) => api.run('DELETE', `${PATH}/${id}`);
