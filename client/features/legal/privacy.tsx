import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BRAND } from '../../brand.ts';
import { coachQuery, whereQuestionsGo } from '../../lib/coach/coach-info.ts';

/** What this server is set up to do at the moment; nothing until it has said so. */
function CoachNow() {
  const { data: coach } = useQuery(coachQuery());
  return coach ? (
    <p className="border-l-4 border-rose pl-4">
      <strong>On this server now:</strong> {whereQuestionsGo(coach)}
    </p>
  ) : null;
}

/** What is kept, where it goes, and how to get it back or rid of it. */
export const Privacy = () => (
  <div className="prose-chart text-lg">
    <p>
      Your health data is nobody's business but yours. {BRAND.product} shows no advertising, follows nobody,
      loads nothing from other sites and sells nothing.
    </p>
    <h2>What is kept when you have an account</h2>
    <ul>
      <li>
        Your email address, your display name and a scrambled form of your password that cannot be turned
        back. Where an address has to be confirmed by mail and nobody does, all of it is removed after a day.
      </li>
      <li>
        Where you set them up: the encrypted key of your authenticator app, scrambled recovery codes, and the
        public half of your passkeys, with their names and when they were last used.
      </li>
      <li>
        What you put in: profile, readings, fasts, what you ate, foods, meal plans, chats, and your feedback
        on answers.
      </li>
      <li>Where you are signed in: the kind of browser, when it signed in and when it was last used.</li>
      <li>
        What happened to the safety of your account, such as sign-ins and changed passwords, with the kind of
        browser, for a year.
      </li>
    </ul>
    <p>It is in the database of the server that you use, and nowhere else.</p>
    <h2>What is kept when you are a guest</h2>
    <p>
      Nothing that you save leaves your browser's own storage, and logging out removes it. Questions and
      photos go to the server to be answered and are not stored there; a thumb you give an answer is stored
      with that answer, under a code that does not tell who you are.
    </p>
    <h2>Cookies and browser storage</h2>
    <p>
      One cookie, <code>keto_session</code>, keeps you signed in for 30 days after your last visit. The
      browser's storage holds what a guest saves, drafts, and choices such as the theme. Nothing follows you
      around.
    </p>
    <h2>Who answers your questions</h2>
    <p>
      {BRAND.coach} answers from notes of his own, on the server. Whoever runs the server may have a language
      model word the answers. Then your question, the last messages and what an answer needs of your data go
      to that model. The chat says so before you ask, and you choose in your profile which data may be used.
    </p>
    <CoachNow />
    <h2>Photos of labels</h2>
    <p>
      A photo is read and then forgotten; only the values you save are kept. Where the server has a model that
      reads pictures, the photo is sent to that model too. If the server looks up barcodes, the number of the
      barcode is sent to the food database, nothing of you.
    </p>
    <h2>Logs</h2>
    <p>
      The server notes for each call its kind, its result and how long it took. No names, addresses, contents
      or device numbers are written down. To stop the guessing of passwords it counts attempts under scrambled
      addresses, for an hour at most. Where a model words answers, questions and costs are counted per day
      under a code, for half a year.
    </p>
    <h2>What you can do</h2>
    <ul>
      <li>
        <strong>See and download:</strong> <Link to="/account">Account settings</Link> download everything as
        one file.
      </li>
      <li>
        <strong>Correct:</strong> change any entry where it stands.
      </li>
      <li>
        <strong>Delete:</strong> single entries, or the account with everything in it, at once.
      </li>
    </ul>
    <p>
      The <Link to="/terms">terms of use</Link> say what the app is and is not.
    </p>
  </div>
);
