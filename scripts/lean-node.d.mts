export declare const leanFlags: readonly string[];
export declare const leanEnvironment: Readonly<Record<string, string>>;
