export const leanFlags: readonly string[];
export const leanEnvironment: Readonly<Record<string, string>>;
