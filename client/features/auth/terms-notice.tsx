const link = 'font-bold text-sea underline underline-offset-4';

/** Opened beside the dialog, so that nothing typed in it is lost. */
export const TermsNotice = () => (
  <p className="mt-5 border-t border-line pt-4 text-small text-ink-soft">
    By continuing you agree to the{' '}
    <a href="/terms" target="_blank" rel="noopener" className={link}>
      terms of use<span className="sr-only"> (new tab)</span>
    </a>{' '}
    and the{' '}
    <a href="/privacy" target="_blank" rel="noopener" className={link}>
      privacy notice<span className="sr-only"> (new tab)</span>
    </a>
    . Your data stays on this server, is never sold, and is yours to download or delete.
  </p>
);
