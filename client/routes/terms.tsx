import { Link } from '@tanstack/react-router';
import { BRAND } from '../brand.ts';
import { Page } from '../ui/page.tsx';

export const TermsPage = () => (
  <Page
    heading="Terms of use"
    eyebrow="Rules of the ship"
    width="prose"
    back={{ to: '/', label: 'Back to Home' }}
  >
    <div className="prose-chart text-lg">
      <h2>What this app is</h2>
      <p>
        {BRAND.product} teaches about ketogenic eating and metabolic health. It reads food labels, saves what
        you log, plans meals and answers questions. All features are free.
      </p>
      <h2>What it is not</h2>
      <p>
        The app is not medical advice, a diagnosis or a treatment, and it does not know you the way your
        doctor does. Talk to a clinician before you change your diet, and never change a medicine because of
        something you read here. In an emergency, call your local emergency number.
      </p>
      <h2>Answers and numbers can be wrong</h2>
      <p>
        {BRAND.coach} is an AI coach. Values read from a label can be misread, and food tables are averages.
        If the app is not sure about a value, it says so. Compare with the package and check what matters,
        especially if you have allergies or dose insulin.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>
          Your account is for you alone. Keep your password to yourself, and do not use it on other sites.
        </li>
        <li>
          What you enter stays yours. You can download it, or delete your account with everything in it, at
          any time under Account settings in the menu.
        </li>
        <li>You can use the app as a guest without an account. What you save then stays in your browser.</li>
      </ul>
      <h2>Fair use</h2>
      <p>
        Do not try to break in, to reach other people's data, or to send so much that you slow things down for
        others. The number of questions and photos per minute is limited for that reason.
      </p>
      <h2>No promises beyond this</h2>
      <p>
        The app is provided as is. We do not promise results, that it is always available, or that it is free
        of mistakes. You keep all rights that the law of your country gives you.
      </p>
      <p>
        What we keep about you and where it goes is explained in the <Link to="/privacy">privacy notice</Link>
        .
      </p>
    </div>
  </Page>
);
