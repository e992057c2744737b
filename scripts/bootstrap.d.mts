export declare const node: string;
export declare const root: string;
/** Builds the client, unless dist/ was built from exactly these sources. */
export declare function ensureBuilt(): void;
/** Path of a Chromium or Chrome. */
export declare function ensureChromium(): string;
