import { Link } from '@tanstack/react-router';

const READING = [
  ['insulin-resistance', 'Insulin resistance'],
  ['ldl-cholesterol', 'LDL cholesterol on keto'],
  ['keto-with-diabetes-medicines', 'Keto with diabetes medicines'],
  ['does-keto-work-long-term', 'Does keto work in the long run?'],
] as const;

const link = 'font-bold text-sea underline decoration-1 underline-offset-4 hover:decoration-2';

/** From the papers to what they mean on a plate. */
export const ReadOn = () => (
  <nav aria-labelledby="read-on-title" className="mb-10 print:hidden">
    <h2 id="read-on-title" className="text-2xl">
      What this means for your day
    </h2>
    <p className="mt-1 max-w-prose">
      The{' '}
      <Link to="/handbook" className={link}>
        Handbook
      </Link>{' '}
      turns studies like these into short articles, each with its sources.
    </p>
    <ul className="mt-2 flex flex-wrap gap-x-6">
      {READING.map(([slug, title]) => (
        <li key={slug}>
          <Link
            to="/handbook/$slug"
            params={{ slug }}
            className={`${link} inline-flex min-h-touch items-center`}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
