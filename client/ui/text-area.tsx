import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';

export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={3} {...rest} className={clsx(controlStyle, 'resize-y leading-normal', className)} />
);
