import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from './config.ts';
import { AppError } from './errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Calls of a block that is counted at once; of a small limit a twentieth. */
const BLOCK = 20;
/** Blocks that are kept; what is forgotten was counted all the same. */
const BLOCKS_MOST = 10_000;

/** Allowed calls per window, by what is counted. Addresses are shared by households, so theirs are wider. */
function limitsFor(config: Pick<Config, 'AI_CALLS_PER_MINUTE' | 'WRITES_PER_MINUTE'>) {
  return {
    login_address: { points: 50, seconds: 15 * MINUTE },
    /** One account from one place: stops guessing without letting a stranger lock the owner out elsewhere. */
    login_account_address: { points: 10, seconds: 15 * MINUTE },
    login_account: { points: 100, seconds: HOUR },
    /** Counted after the right password: nobody else can use them up, and a code is not to be guessed. */
    login_code: { points: 10, seconds: 15 * MINUTE },
    passkey_address: { points: 60, seconds: 15 * MINUTE },
    register_address: { points: 20, seconds: HOUR },
    forgot_address: { points: 20, seconds: HOUR },
    reset_address: { points: 20, seconds: HOUR },
    confirm_email_address: { points: 20, seconds: HOUR },
    /** Passwords tried at one mailed link. */
    confirm_email_link: { points: 10, seconds: 15 * MINUTE },
    /** Links an account has mailed, to its own address or to another. */
    mail_account: { points: 10, seconds: HOUR },
    /** Mails to an owner about what strangers did with the address. More would tell nothing new. */
    stranger_mail: { points: 5, seconds: HOUR },
    /** Links to an address without an account, whoever asks: more than one place may ask for, so none blocks the owner. */
    newcomer_mail: { points: 30, seconds: HOUR },
    /** Asked again of somebody who is signed in: stops guessing at a browser that was left open. */
    confirm_password: { points: 10, seconds: 15 * MINUTE },
    export_person: { points: 10, seconds: 10 * MINUTE },
    guest_address: { points: 60, seconds: HOUR },
    ai_person: { points: config.AI_CALLS_PER_MINUTE, seconds: MINUTE },
    /** Sent while somebody types, each a few milliseconds of work. */
    edits_person: { points: 120, seconds: MINUTE },
    /** What is said of answers is stored, and a browser without cookies is a new guest each time. */
    feedback_address: { points: 200, seconds: 10 * MINUTE },
    /** A week's plan takes a second of a core; swapping dishes one after the other must still be smooth. */
    plans_person: { points: 30, seconds: MINUTE },
    imports_person: { points: 30, seconds: 10 * MINUTE },
    /** Anything an account changes. */
    writes_person: { points: config.WRITES_PER_MINUTE, seconds: MINUTE },
    ai_address: { points: 4 * config.AI_CALLS_PER_MINUTE, seconds: MINUTE },
  };
}

type LimitName = keyof ReturnType<typeof limitsFor>;

export interface RateLimits {
  /**
   * Counts one call.
   * @throws AppError too_many_requests with the seconds to wait
   */
  spend(name: LimitName, subject: string): Promise<void>;
  /**
   * The same for calls that are too many to write down each: a block of them is counted at once and then used up here,
   * so that several processes together allow no more, and sometimes a few less.
   * @throws AppError too_many_requests with the seconds to wait
   */
  spendOfBlock(name: LimitName, subject: string): Promise<void>;
  /** Counts one mail of work in the background: it has nobody left to refuse. @returns whether it may be sent */
  allows(name: LimitName, subject: string): Promise<boolean>;
  /** Forgets what was counted, after a success that shows it was the right person. */
  clear(name: LimitName, subject: string): Promise<void>;
}

/** Limits counted in the database, so they hold across processes. Subjects are stored as keyed hashes. */
export function createRateLimits(pool: pg.Pool, config: Config, hashKey: string): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  for (const [name, { points, seconds }] of Object.entries(limitsFor(config))) {
    limiters.set(
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // Expired counters are removed together with other expired rows.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: points * config.RATE_LIMIT_FACTOR,
        duration: seconds,
      }),
    );
  }
  const limiterFor = (name: LimitName): RateLimiterPostgres => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`There is no limit called ${name}`);
    return limiter;
  };
  const blocks = new Map<string, { left: number; until: number }>();
  const takeBlock = async (name: LimitName, subject: string) => {
    const limiter = limiterFor(name);
    const size = Math.max(1, Math.min(BLOCK, Math.floor(limiter.points / BLOCK)));
    const { msBeforeNext } = await limiter.consume(keyFor(subject), size);
    if (blocks.size > BLOCKS_MOST) blocks.clear();
    blocks.set(`${name} ${subject}`, { left: size - 1, until: performance.now() + msBeforeNext });
  };
  const keyFor = (subject: string) => createHmac('sha256', hashKey).update(subject).digest('base64url');
  return {
    async spend(name, subject) {
      try {
        await limiterFor(name).consume(keyFor(subject));
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw tooMany(name, reason.msBeforeNext);
        throw reason;
      }
    },
    async spendOfBlock(name, subject) {
      const block = blocks.get(`${name} ${subject}`);
      if (block && block.left > 0 && performance.now() < block.until) {
        block.left -= 1;
        return;
      }
      try {
        await takeBlock(name, subject);
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw tooMany(name, reason.msBeforeNext);
        throw reason;
      }
    },
    async allows(name, subject) {
      try {
        await limiterFor(name).consume(keyFor(subject));
        return true;
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return false;
        throw reason;
      }
    },
    async clear(name, subject) {
      await limiterFor(name).delete(keyFor(subject));
    },
  };
}

function tooMany(name: LimitName, msToWait: number): AppError {
  const seconds = Math.max(1, Math.ceil(msToWait / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  const message = `${tooManyWords(name)} Please try again in ${wait}.`;
  return new AppError('too_many_requests', { message, log: `limit ${name}`, retryAfterS: seconds });
}

function tooManyWords(name: LimitName): string {
  if (name.startsWith('ai_')) return 'That was a lot of questions at once.';
  return name === 'writes_person' ? 'That was a lot of changes at once.' : 'Too many attempts.';
}
