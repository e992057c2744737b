import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { DIARY_VALUES, MOST_DAYS_LISTED, MOST_ENTRIES_LISTED } from '#contract/diary.ts';
import type { Database } from '../../database/client.ts';
import { jsonStatement, namedColumns, wireColumns } from '../../database/json-rows.ts';
import { diaryEntries } from '../../database/schema/diary.ts';
import { AppError } from '../../errors.ts';

const columns = getTableColumns(diaryEntries);
const {
  id,
  userId,
  day,
  eatenAt,
  createdAt,
  meal,
  name,
  grams,
  source,
  isFavorite,
  amountCount,
  amountUnit,
  foodKey,
} = columns;

/** An entry as the contract has it. */
const wireEntry = {
  id,
  day,
  eatenAt,
  meal,
  name,
  amount: sql`json_build_object('count', ${amountCount}, 'unit', ${amountUnit})`,
  grams,
  values: columns.values,
  source,
  isFavorite,
  createdAt,
};

const asked = sql`${userId} = ${sql.placeholder('userId')} and ${day} between ${sql.placeholder('from')} and ${sql.placeholder('to')}`;

const entries = jsonStatement(
  'diary-entries',
  sql`select ${namedColumns(wireEntry)} from ${diaryEntries} where ${asked} order by ${day}, ${eatenAt}, ${id} limit ${MOST_ENTRIES_LISTED + 1}`,
);

/** Sum of one value with its range; null where no entry knows it. */
const summed = (name: string): SQL => {
  const part = (key: string) =>
    sql`round(sum((${columns.values} #>> ${sql.raw(`'{${name},${key}}'`)})::numeric), 2)`;
  return sql`case when count(${columns.values} #>> ${sql.raw(`'{${name},value}'`)}) = 0 then null
    else json_build_object('value', ${part('value')}, 'low', ${part('low')}, 'high', ${part('high')}) end`;
};

const days = jsonStatement(
  'diary-days',
  sql`select ${day} as day, count(*) as entries,
    count(*) filter (where ${columns.values} #>> '{netCarbs,value}' is null) as unknown,
    json_build_object(${sql.join(
      DIARY_VALUES.map((value) => sql`${sql.raw(`'${value}'`)}, ${summed(value)}`),
      sql`, `,
    )}) as values
    from ${diaryEntries} where ${asked} group by ${day} order by ${day}`,
);

const FREQUENT_MOST = 60;
const FREQUENT_DAYS = 90;

const frequent = jsonStatement(
  'diary-frequent',
  sql`select (select row_to_json(entry) from (select ${wireColumns(wireEntry)}) entry) as entry, times from (
      select distinct on (${foodKey}) *, count(*) over (partition by ${foodKey}) as times
      from ${diaryEntries} where ${userId} = ${sql.placeholder('userId')}
        and (${isFavorite} or ${eatenAt} > ${sql.placeholder('since')})
      order by ${foodKey}, ${isFavorite} desc, ${eatenAt} desc
    ) ${diaryEntries} order by ${isFavorite} desc, ${eatenAt} desc limit ${FREQUENT_MOST}`,
);

const DAY_MS = 86_400_000;

/** @throws AppError invalid_input for a span that is too long or turned round */
function checkSpan({ from, to }: { from: string; to: string }): void {
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  const message =
    length < 1
      ? 'The first day is after the last'
      : length > MOST_DAYS_LISTED
        ? `Please ask for at most ${MOST_DAYS_LISTED} days at a time`
        : null;
  if (message) throw new AppError('invalid_input', { message });
}

type Span = { from: string; to: string };

/** `diaryEntries` of the contract as JSON, in the order they were eaten. @throws AppError invalid_input for too many */
export async function entriesAsJson(db: Database, userId: number, span: Span): Promise<string> {
  checkSpan(span);
  const { json, count } = await entries(db, { userId, ...span });
  if (count > MOST_ENTRIES_LISTED) {
    throw new AppError('invalid_input', {
      message: 'Please choose fewer days: these have too many entries',
    });
  }
  return `{"entries":${json}}`;
}

/** `diaryDays` of the contract as JSON: days on which something was logged. @throws AppError invalid_input */
export async function daysAsJson(db: Database, userId: number, span: Span): Promise<string> {
  checkSpan(span);
  const { json } = await days(db, { userId, ...span });
  return `{"days":${json}}`;
}

/** `frequentFoods` of the contract as JSON. */
export async function frequentAsJson(db: Database, userId: number, now: Date): Promise<string> {
  const since = new Date(now.getTime() - FREQUENT_DAYS * DAY_MS);
  const { json } = await frequent(db, { userId, since });
  return `{"foods":${json}}`;
}
