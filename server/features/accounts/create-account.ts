import type { Queries } from '../../database/client.ts';
import { userProfiles } from '../../database/schema/profiles.ts';
import { users } from '../../database/schema/users.ts';

type NewAccount = Pick<typeof users.$inferInsert, 'username' | 'displayName' | 'emailVerified'> & {
  /** argon2id in PHC string form. */
  password: string;
  createdAt: Date;
};

/**
 * Adds an account and its empty profile; called within a transaction, so that there is never one without the other.
 * @returns undefined where the address is taken
 */
export async function createAccount(
  tx: Queries,
  account: NewAccount,
): Promise<typeof users.$inferSelect | undefined> {
  const [user] = await tx
    .insert(users)
    .values(account)
    .onConflictDoNothing({ target: users.username })
    .returning();
  const { createdAt } = account;
  if (user) await tx.insert(userProfiles).values({ userId: user.id, createdAt, updatedAt: createdAt });
  return user;
}
