/** Where the server takes the present instant from, so tests can set it. */
export interface Clock {
  now(): Date;
}
