import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate -- --name what-changed` writes the next SQL migration from the schema files. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/database/schema/*.ts',
  out: './server/database/migrations',
});
