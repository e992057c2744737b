import { type ComponentType, createElement, lazy, Suspense, useState } from 'react';
import { fetchAhead } from './offline/quiet.ts';

/**
 * A part that no first view of its page shows, such as a dialog. Its code comes with its first use; it is fetched
 * ahead once the page was touched or is quiet, for it may be wanted when there is no network. From then on it is there
 * at once.
 * @param Waiting what is shown until then; nothing without it
 */
export function whenNeeded<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded ??= await importer();
    return { default: loaded };
  };
  fetchAhead(load);
  return (props) => {
    // What it was at first it stays: another component would begin anew.
    const [Part] = useState(() => loaded ?? lazy<ComponentType<Props>>(load));
    const fallback = Waiting ? createElement(Waiting, props) : null;
    return createElement(Suspense, { fallback }, createElement(Part as ComponentType<Props>, props));
  };
}

/** The same for what is closed at first: nothing is loaded for it before it opens, and then it stays for its way out. */
export function whenOpened<Props extends { open: boolean }>(
  importer: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = whenNeeded(importer);
  return (props) => {
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
    return wasOpened ? createElement(Part, props) : null;
  };
}
