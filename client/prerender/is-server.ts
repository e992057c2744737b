// In place of `@tanstack/router-core/isServer` while the build draws pages, so that the router's own option decides:
// drawn as a server, a page would have another tree of boundaries, which the browser could not take over.
export const isServer = undefined;
export const loadServerRoute = undefined;
