import { type ComponentType, useState } from 'react';

/** React leaves what is inside alone, also when it takes a page over. It compares by identity. */
const AS_DRAWN = { __html: '' };

/**
 * A part of a page that looks the same for everyone and answers to nothing. Where the build has drawn the page, its
 * drawing stays and its code is never loaded; where the client draws the page, `load` must have ended before.
 */
export function drawnAhead<Props extends object>(importer: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  function DrawnAhead(props: Props) {
    const [part] = useState(() => ({ Part: loaded }));
    if (!part.Part)
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what stands in the page is kept.
      return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={AS_DRAWN} />;
    return (
      <div className="contents">
        <part.Part {...props} />
      </div>
    );
  }
  const load = async (): Promise<void> => {
    loaded ??= await importer();
  };
  return Object.assign(DrawnAhead, { load });
}
