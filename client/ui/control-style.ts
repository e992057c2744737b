/** Shared look of text boxes and selects; 1rem text or more keeps phones from zooming in. */
export const controlStyle =
  'w-full min-h-touch rounded-md border-2 border-line-strong bg-card px-3 py-2 text-ink ' +
  'placeholder:text-ink-soft hover:border-ink focus:border-sea aria-invalid:border-coral ' +
  'off:cursor-not-allowed off:border-line off:bg-shoal off:text-ink-soft';
