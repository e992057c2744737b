import type { GUEST_ID_HEADER as ContractHeader } from '#contract/auth.ts';

/** Same as the contract's constant; repeated so that the first page load does not carry the contract's schemas. */
export const GUEST_ID_HEADER: typeof ContractHeader = 'x-guest-user-id';
