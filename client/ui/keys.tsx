/** The keys of a shortcut, drawn as keys. In a menu screen readers are told by `aria-keyshortcuts` instead. */
export const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className="flex gap-1">
    {keys.map((key) => (
      <kbd
        key={key}
        className="min-w-7 rounded-sm border border-line-strong bg-page px-1.5 text-center font-sans text-small leading-6"
      >
        {key}
      </kbd>
    ))}
  </span>
);
