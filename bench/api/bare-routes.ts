import Fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';

const PANTRY_PAGE = `id, product_name, brand, category, serving_size, calories, total_fat, saturated_fat, total_carbs,
  dietary_fiber, sugars, protein, sodium, keto_score, keto_friendly, net_carbs, image_url, is_favorite, amount_at_hand,
  use_by, food_id, notes, created_at, updated_at`;

/** The rows of each call by one statement. $1 is whose they are. */
const SELECTS = {
  user: 'select id, username, display_name from users where id = $1',
  pantry: `select ${PANTRY_PAGE} from pantry_items where user_id = $1 and deleted_at is null
    order by created_at desc, id desc limit 200`,
  pantryList: `select ${PANTRY_PAGE}, ocr_data, nutrition_analysis from pantry_items
    where user_id = $1 and deleted_at is null order by created_at desc, id desc limit 200`,
  search: `select ${PANTRY_PAGE} from pantry_items
    where user_id = $1 and deleted_at is null and search_text like '%almonds%' order by created_at desc, id desc limit 20`,
  readings: `select * from health_readings where user_id = $1 and reading_time >= now() - interval '90 days'
    order by reading_time desc, id desc`,
  plans: `select id, title, meal_plan_type, meal_types, day_totals, created_at from saved_meal_plans
    where user_id = $1 order by created_at desc, id desc limit 50`,
};

/**
 * As little as Fastify can do for the same rows: a route that asks the pool one thing and sends what comes. Nobody is
 * asked who they are, nothing is checked, logged or limited.
 */
export function bareRoutes(pool: pg.Pool): FastifyInstance {
  const app = Fastify();
  for (const [name, select] of Object.entries(SELECTS)) {
    app.get<{ Querystring: { owner: string } }>(`/${name}`, async ({ query }) => {
      const { rows } = await pool.query(select, [Number(query.owner)]);
      return rows;
    });
  }
  app.post<{ Querystring: { owner: string }; Body: { glucoseLevel: number; readingTime: string } }>(
    '/saveReading',
    async ({ query, body }) => {
      const { rows } = await pool.query(
        'insert into health_readings (user_id, glucose_level, reading_time) values ($1, $2, $3) returning *',
        [Number(query.owner), body.glucoseLevel, body.readingTime],
      );
      return rows[0];
    },
  );
  return app;
}
