import { Clock, TriangleAlert } from 'lucide-react';
import { type Lane, provisionalId, targetOf } from '../lib/changes/change.ts';
import { useLaneChanges } from '../lib/changes/changes.ts';
import { Badge } from './badge.tsx';

interface WaitingMarkProps {
  lane: Lane;
  /** Of the thing in the list; provisional where the server does not know it. */
  id: number | string;
}

/** Says of a thing in a list that its last change is not at the server: nothing where all is sent. */
export function WaitingMark({ lane, id }: WaitingMarkProps) {
  const about = useLaneChanges(lane).filter(
    (entry) => entry.sentId === undefined && (targetOf(entry) ?? provisionalId(entry)) === id,
  );
  if (about.length === 0) return null;
  if (about.some(({ state }) => state === 'refused'))
    return (
      <Badge tone="coral">
        <TriangleAlert className="size-4 shrink-0" /> Not accepted
      </Badge>
    );
  return (
    <Badge tone="amber">
      <Clock className="size-4 shrink-0" />{' '}
      {about.at(-1)?.kind.endsWith('.remove') ? 'Will be deleted' : 'Waiting to be sent'}
    </Badge>
  );
}
