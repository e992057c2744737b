import { toast } from './toast.ts';

/** For parts of the app that come on request: told when one cannot be fetched. */
export const sayLoadFailed = () =>
  toast({
    title: 'Could not load this part of the app',
    description: 'Check your connection and try again.',
    variant: 'destructive',
  });
