import { registerHooks } from 'node:module';

/**
 * Preloaded by `npm start`. For each of drizzle-orm's hundred small ES modules Node parses the package's 180 KB
 * package.json again: 1 s and 130 MB. The same package's CommonJS files need it once.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isDrizzle = specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/');
    return nextResolve(specifier, isDrizzle ? { ...context, conditions: ['node', 'require'] } : context);
  },
});
