import { Link } from '@tanstack/react-router';
import { useAddFood } from '../features/pantry/add-food/use-add-food.ts';
import { StarterFoods } from '../features/starter-foods/starter-foods.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

const inText = 'font-bold text-sea underline underline-offset-4';

const ReadyCall = () => (
  <section
    aria-labelledby="ready-title"
    className="mt-12 rounded-lg border-2 border-land-deep bg-land p-6 text-center print:hidden"
  >
    <h2 id="ready-title" className="text-2xl">
      Ready to reduce insulin resistance?
    </h2>
    <div className="my-5 flex flex-wrap justify-center gap-3">
      <ButtonLink to="/" className="min-w-32">
        LOGIN
      </ButtonLink>
      <ButtonLink to="/" variant="secondary" className="min-w-32">
        GUEST
      </ButtonLink>
    </div>
    <p>Create an account to save your progress, or click Guest to try basic features.</p>
  </section>
);

export function StarterFoodsPage() {
  const add = useAddFood();
  return (
    <Page
      heading="Starter Foods"
      eyebrow="Provisions for the first week"
      subtitle={
        <>
          Unsure about a food? Ask about it in{' '}
          <Link to="/captain-keto" className={inText}>
            Chat Mode
          </Link>
          , or scan its label for the{' '}
          <Link to="/keto-pantry" className={inText}>
            Keto Pantry
          </Link>{' '}
          and see its score.
        </>
      }
      back={{ to: '/', label: 'Back to Home' }}
      width="wide"
    >
      <StarterFoods
        onAdd={({ id, name, portion }) =>
          add.mutateAsync({ food: { id, name }, portionGrams: portion.grams })
        }
      />
      <ReadyCall />
    </Page>
  );
}
