import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';

interface Stages<Props> {
  /** Shown until the code is there; nothing without it. */
  Pending?: ComponentType<Props>;
  /** Shown where the code could not be fetched, in place of a notice with another try. */
  Failed?: ComponentType<Props>;
}

/** The page below stays usable, with what was typed there. */
const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div
    role="alert"
    className="fixed inset-x-3 bottom-3 z-60 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-md border-2 border-coral bg-coral-wash p-4 shadow-float"
  >
    <p className="font-bold">Part of the app could not be loaded. Check your connection.</p>
    <Button variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  </div>
);

/** Chromium keeps a module that failed until the page is loaded anew; that is done only where the server answers. */
async function loadPageAnew(): Promise<void> {
  const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  if (ok) window.location.reload();
}

interface LazyPartProps<Props> extends Stages<Props> {
  /** What is there already. */
  loaded: () => ComponentType<Props> | undefined;
  load: () => Promise<ComponentType<Props>>;
  given: Props;
}

function LazyPart<Props extends object>({ loaded, load, Pending, Failed, given }: LazyPartProps<Props>) {
  const [code, setCode] = useState<ComponentType<Props> | 'failed' | undefined>(loaded);
  useEffect(() => {
    if (code !== undefined) return;
    let isWanted = true;
    const arrive = (arrived: ComponentType<Props> | 'failed') => isWanted && setCode(() => arrived);
    load().then(arrive, () => arrive('failed'));
    return () => {
      isWanted = false;
    };
  }, [code, load]);
  if (code === undefined) return Pending ? <Pending {...given} /> : null;
  const Part = code === 'failed' ? Failed : code;
  if (Part) return <Part {...given} />;
  const retry = () =>
    load()
      .then((arrived) => setCode(() => arrived), loadPageAnew)
      .catch(() => undefined);
  return <LoadFailed onRetry={retry} />;
}

/**
 * A part whose code comes with its first use, such as a dialog. Pages come with their route; this is for what opens
 * on them. React's own `lazy` would keep a failed load for good and throw it at the whole page, and `Suspense` would
 * hold back for 300 ms what is there after 50, once it has shown that something is coming.
 */
export function lazyComponent<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  stages: Stages<Props> = {},
): (props: Props) => ReactNode {
  let code: ComponentType<Props> | undefined;
  const load = async () => {
    code ??= await importer();
    return code;
  };
  return (props) => <LazyPart {...stages} loaded={() => code} load={load} given={props} />;
}
