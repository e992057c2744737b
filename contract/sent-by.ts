/**
 * Names whose call it is: an account's id, or 'guest'. What waited on a device is sent with it, and refused with
 * `not_signed_in` where the session is somebody else's by then.
 */
export const SENT_BY_HEADER = 'x-sent-by';
