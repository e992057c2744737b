import { LoadingState } from '../ui/states.tsx';

export const RoutePending = () => <LoadingState label="Loading..." />;
