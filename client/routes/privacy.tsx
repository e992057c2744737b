import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BRAND } from '../brand.ts';
import { coachQuery, whereQuestionsGo } from '../lib/coach/coach-info.ts';
import { Page } from '../ui/page.tsx';

/** What this server is set up to do at the moment; nothing until it has said so. */
function CoachNow() {
  const { data: coach } = useQuery(coachQuery());
  return coach ? (
    <p className="border-l-4 border-rose pl-4">
      <strong>How this app is set up right now:</strong> {whereQuestionsGo(coach)}
    </p>
  ) : null;
}

/** What is kept, where it goes, and how to get it back or rid of it. */
export const PrivacyPage = () => (
  <Page
    heading="Privacy notice"
    eyebrow="What stays aboard"
    width="prose"
    back={{ to: '/', label: 'Back to Home' }}
  >
    <div className="prose-chart text-lg">
      <p>
        Your health data is nobody's business but yours. {BRAND.product} shows no ads, does not track you,
        loads nothing from other sites and sells nothing.
      </p>
      <h2>What we keep if you have an account</h2>
      <ul>
        <li>
          Your email address, your display name and a scrambled form of your password that cannot be
          unscrambled. If we ask you to confirm your address by email and you don't, we delete all of this a
          day later.
        </li>
        <li>
          If you set them up: the encrypted key of your authenticator app, scrambled recovery codes, and the
          public half of your passkeys, with their names and when they were last used.
        </li>
        <li>
          What you enter: profile, readings, fasts, what you ate, foods, meal plans, chats, and your feedback
          on answers.
        </li>
        <li>Where you are signed in: the kind of browser, when it signed in and when it was last used.</li>
        <li>
          Security events on your account, such as sign-ins and password changes, and the kind of browser they
          came from. Kept for one year.
        </li>
      </ul>
      <p>We keep all of this in this app’s own database, and nowhere else.</p>
      <h2>What we keep if you are a guest</h2>
      <p>
        What you save stays in your browser’s own storage, and logging out deletes it. Your questions and
        photos go to the server to be answered and are not stored there. If you give an answer a thumbs up or
        down, the rating is stored with that answer, under a random code that can’t be traced to you.
      </p>
      <h2>Cookies and browser storage</h2>
      <p>
        One cookie, <code>keto_session</code>, keeps you signed in for 30 days after your last visit. The
        browser's storage holds what a guest saves, drafts, and choices such as the theme. Nothing tracks you.
      </p>
      <h2>Who answers your questions</h2>
      <p>
        {BRAND.coach} answers from his own notes on the server. Whoever runs the server may also use an AI
        model to write the answers. If so, your question, the most recent messages and the data needed for the
        answer go to that model. The chat tells you before you ask, and you choose in your profile which data
        may be used.
      </p>
      <CoachNow />
      <h2>Photos of labels</h2>
      <p>
        We read your photo and do not keep it. Only the values you save are kept. If the server uses an AI
        model to read pictures, the photo is sent to that model too. If the server looks up barcodes, it sends
        the barcode number to the food database, and nothing about you.
      </p>
      <h2>Logs</h2>
      <p>
        For each request, the server logs its type, its result and how long it took. It does not log names,
        addresses, contents or device numbers. To stop people from guessing passwords, it counts attempts for
        each address in scrambled form, for an hour at most. If an AI model writes the answers, the server
        counts each day’s questions and costs under a code, and keeps these counts for half a year.
      </p>
      <h2>What you can do</h2>
      <ul>
        <li>
          <strong>See and download:</strong> in <Link to="/account">Account settings</Link>, you can download
          everything as one file.
        </li>
        <li>
          <strong>Correct:</strong> edit any entry on the page where you see it.
        </li>
        <li>
          <strong>Delete:</strong> remove single entries, or your account with everything in it, right away.
        </li>
      </ul>
      <p>
        The <Link to="/terms">terms of use</Link> say what the app is and is not.
      </p>
    </div>
  </Page>
);
