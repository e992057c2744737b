import { z } from 'zod';
import type { HealthReading } from '#contract/health-readings.ts';
import type { PersonalData } from '#contract/profile.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { MEASURES } from '#domain/readings/reading-values.ts';
import { afterMeals } from '#domain/readings/trends/after-meals.ts';
import { summarizeReadings } from '#domain/readings/trends/summary.ts';
import { gkiThisWeek, howAmIDoing, trendAgainstTarget } from '#domain/readings/trends/summary-words.ts';
import { defineSkill } from '../skill.ts';
import { averageWords } from './readings-average.ts';
import { measureParagraph, pregnancyOverview } from './readings-paragraphs.ts';
import { READINGS_ASKED, READINGS_FIGURES } from './readings-question.ts';
import { latestWords, mealsWords } from './readings-words.ts';

/** Whose readings are told, and how. */
export type ReadingsOwner = {
  /** Newest first. */
  readings: readonly HealthReading[];
  /** Units, pregnancy, medicines and country of the person. */
  person: PersonalData;
  now: Date;
  zone: string;
};

/** The person's readings as a typed tool: bound to their data, asked by kind, measure and days. */
export function readingsSkill({ readings, person, now, zone }: ReadingsOwner) {
  return defineSkill({
    name: 'my_readings',
    description:
      'The person’s own readings: how they are doing, GKI, a trend, the latest reading, against targets, meals before high readings, median, highest and lowest of a span, average glucose with the A1C that fits it.',
    input: z.object({
      about: z.enum(READINGS_ASKED),
      figure: z.enum(READINGS_FIGURES).optional(),
      measure: z.enum(MEASURES).nullable(),
      days: z.number().int().min(1).max(365),
    }),
    output: z.object({ paragraphs: z.array(z.string()) }),
    run({ about, figure, measure, days }) {
      const { units } = person;
      const context = healthContext(person);
      const summary = summarizeReadings(readings, { zone, now, days });
      const paragraphs = (): string[] => {
        switch (about) {
          case 'latest':
            return latestWords(readings, measure, { person, context, now, zone });
          case 'meals':
            return mealsWords(afterMeals(withinDays(readings, now, days)), units, { zone, now, days });
          case 'average':
            return averageWords(summary, measure, units, context, figure);
          case 'trend':
            return measureParagraph(summary, measure ?? 'glucose', units, context);
          case 'gki':
            return context.pregnant ? pregnancyOverview(summary, units) : gkiThisWeek(summary, units);
          case 'targets':
            return context.pregnant ? pregnancyOverview(summary, units) : trendAgainstTarget(summary, units);
          case 'overview':
            if (measure) return measureParagraph(summary, measure, units, context);
            return context.pregnant ? pregnancyOverview(summary, units) : howAmIDoing(summary, units);
        }
      };
      return { paragraphs: paragraphs() };
    },
  });
}

const DAY = 86_400_000;

function withinDays(readings: readonly HealthReading[], now: Date, days: number): HealthReading[] {
  const from = now.getTime() - days * DAY;
  return readings.filter(({ readingTime }) => Date.parse(readingTime) >= from);
}
