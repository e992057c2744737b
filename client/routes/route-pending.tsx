import { LoadingState } from '../ui/states.tsx';

/** As high as what is coming, so that the footer does not jump. */
export const RoutePending = ({ label = 'Loading...' }: { label?: string }) => (
  <div className="min-h-dvh">
    <LoadingState label={label} />
  </div>
);
