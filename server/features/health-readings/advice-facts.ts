import { desc, type SQL, sql } from 'drizzle-orm';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import type { HealthFacts } from '#domain/person/health-context.ts';
import { EARLIER_WANTED, type WantedReading } from '#domain/readings/danger/earlier-wanted.ts';
import type { EarlierReading } from '#domain/readings/reading-advice.ts';
import type { Database } from '../../database/client.ts';
import { wireColumns } from '../../database/json-rows.ts';
import { healthReadings } from '../../database/schema/health-readings.ts';
import { userProfiles } from '../../database/schema/profiles.ts';
import { statement } from '../../database/statement.ts';

/** What advice on a reading looks at beside it. */
export interface AdviceFacts {
  person: HealthFacts;
  earlier: EarlierReading[];
}

/** As the columns of `ADVICE_FACTS` come. */
export interface AdviceFactsRow {
  person: HealthFacts | null;
  earlier: EarlierReading[] | null;
}

const { readingTime, glucoseLevel, ketoneLevel, userId: owner } = healthReadings;
const userId = sql.placeholder('userId');

/** The lines are written out, so that PostgreSQL sees that the index of readings beyond them holds all there are. */
const wanted = ({ measure, side, line, minutes }: WantedReading): SQL => {
  const at = sql`${sql.placeholder('readingTime')}::timestamptz`;
  const level = healthReadings[measure];
  return sql`(
    select ${wireColumns({ readingTime, glucoseLevel, ketoneLevel })} from ${healthReadings}
    where ${owner} = ${userId} and ${level} ${sql.raw(side === 'below' ? '<' : '>')} ${sql.raw(String(line))}
      and ${readingTime} between ${at} - ${sql.raw(`interval '${minutes.to} minutes'`)}
        and ${at} - ${sql.raw(`interval '${minutes.from} minutes'`)}
    order by ${desc(level)} limit 1)`;
};

const { age, height, weight, diabetes, pregnancy, medicines, conditions, country } = userProfiles;

/** The person and the few earlier readings that count, for the placeholders `userId` and `readingTime`. */
export const ADVICE_FACTS = sql`
  (select row_to_json(person) from (
    select ${wireColumns({ age, height, weight, diabetes, pregnancy, medicines, conditions, country })}
    from ${userProfiles} where ${userProfiles.userId} = ${userId}) person) as person,
  (select json_agg(earlier) from (
    ${sql.join(Object.values(EARLIER_WANTED).map(wanted), sql` union all `)}) earlier) as earlier`;

const find = statement<AdviceFactsRow>('advice-facts', sql`select ${ADVICE_FACTS}`);

/** Who never said anything is as little known as an empty profile. */
export const toAdviceFacts = (row: AdviceFactsRow | undefined): AdviceFacts => ({
  person: row?.person ?? EMPTY_PERSONAL_DATA,
  earlier: row?.earlier ?? [],
});

export async function findAdviceFacts(
  db: Database,
  ofPerson: number,
  { readingTime: at }: { readingTime: string },
): Promise<AdviceFacts> {
  const [row] = await find(db, { userId: ofPerson, readingTime: at });
  return toAdviceFacts(row);
}
