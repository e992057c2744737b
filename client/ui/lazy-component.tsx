import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
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

interface LazyPartProps<Props> extends Stages<Props> {
  /** The code, the same promise until it failed; undefined where it could not be fetched. */
  load: () => Promise<ComponentType<Props> | undefined>;
  given: Props;
}

function LazyPart<Props extends object>({ load, Pending, ...rest }: LazyPartProps<Props>) {
  const [code, setCode] = useState(load);
  return (
    <Suspense fallback={Pending ? <Pending {...rest.given} /> : null}>
      <LoadedPart {...rest} code={code} onRetry={() => setCode(load())} />
    </Suspense>
  );
}

interface LoadedPartProps<Props> extends Pick<LazyPartProps<Props>, 'Failed' | 'given'> {
  code: ReturnType<LazyPartProps<Props>['load']>;
  onRetry: () => void;
}

function LoadedPart<Props extends object>({ code, Failed, given, onRetry }: LoadedPartProps<Props>) {
  const Part = use(code) ?? Failed;
  return Part ? <Part {...given} /> : <LoadFailed onRetry={onRetry} />;
}

/**
 * A part whose code comes with its first use, such as a dialog. Pages come with their route; this is for what opens
 * on them. React's own `lazy` would keep a failed load for good, and throw it at the whole page.
 */
export function lazyComponent<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  stages: Stages<Props> = {},
): (props: Props) => ReactNode {
  let loading: Promise<ComponentType<Props> | undefined> | undefined;
  const load = () => {
    loading ??= importer().catch(() => {
      loading = undefined;
      return undefined;
    });
    return loading;
  };
  return (props) => <LazyPart {...stages} load={load} given={props} />;
}
