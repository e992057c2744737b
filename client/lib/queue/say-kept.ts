import { toast } from '../toast.ts';

/** Says that something found no network and will be sent; `what` begins the sentence. */
export const sayKept = (what: string): void =>
  toast({
    title: 'Kept on this device',
    description: `${what} will be sent when the network is back.`,
  });

/** True for ids that stand for something which is not at the server yet. */
export const isProvisional = (id: number | string): boolean => typeof id === 'number' && id < 0;
