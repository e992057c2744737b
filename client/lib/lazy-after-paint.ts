import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { afterPaint } from './after-paint.ts';

/** A part whose code comes with its first use, after the press that asks for it is seen. */
export const lazyAfterPaint = <Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    await afterPaint();
    return { default: await importer() };
  });
