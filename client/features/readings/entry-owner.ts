import type { Session } from '../../lib/session/session.ts';

/** Whoever is not signed in; what a guest left here is taken along at sign-in. */
export const GUEST = 'guest';

/** Whose entry something kept in the browser is. */
export const ownerOf = ({ kind, user }: Session): string =>
  kind === 'guest' || user === null ? GUEST : String(user.id);
