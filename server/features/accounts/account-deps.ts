import type { BackgroundTasks } from '../../background-tasks.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/client.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { RateLimits } from '../../rate-limits.ts';
import type { Secrets } from '../../secrets.ts';

/** What the routes of accounts are built on. */
export interface AccountDeps {
  db: Database;
  clock: Clock;
  config: Config;
  secrets: Secrets;
  mailer: Mailer;
  limits: RateLimits;
  background: BackgroundTasks;
}
