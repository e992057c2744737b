import { type ComponentType, createElement, useState } from 'react';

/** React leaves what is inside alone, also when it takes a page over. It compares by identity. */
const AS_DRAWN = { __html: '' };

interface Source<Props> {
  /** Undefined until the code was loaded. */
  part?: ComponentType<Props>;
}

/** With its code, or as it stands in the page; what it was at first it stays. */
function Drawing<Props extends object>({ source, given }: { source: Source<Props>; given: Props }) {
  const [{ part: Part }] = useState(() => ({ ...source }));
  if (!Part)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what stands in the page is kept.
    return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={AS_DRAWN} />;
  return (
    <div className="contents">
      <Part {...given} />
    </div>
  );
}

/**
 * A part of a page that looks the same for everyone and answers to nothing. Where the build has drawn the page, its
 * drawing stays and its code is never loaded; where the client draws the page, `load` must have ended before.
 */
export function drawnAhead<Props extends object>(importer: () => Promise<ComponentType<Props>>) {
  const source: Source<Props> = {};
  const draw = (given: Props) => createElement(Drawing<Props>, { source, given });
  const load = async (): Promise<void> => {
    source.part ??= await importer();
  };
  return Object.assign(draw, { load });
}
