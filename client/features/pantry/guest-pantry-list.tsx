import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { ratingBadge } from '#domain/pantry/pantry-list.ts';
import { formatDayOf } from '../../lib/format/date-text.ts';
import {
  type GuestPantryItem,
  guestPantryQuery,
  removeFromGuestPantry,
} from '../../lib/pantry/guest-pantry.ts';
import { personZone, usePerson } from '../../lib/person/person.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { askToSignIn } from '../../lib/session/prompts.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Badge, ratingTone } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { summaryLine } from './item-texts.ts';

const DELETED_TOAST_MS = 300;

export function GuestPantryList() {
  const session = useSession();
  const client = useQueryClient();
  const { person } = usePerson();
  const { data: items = [] } = useQuery(guestPantryQuery());
  if (session.kind !== 'guest' || items.length === 0) return null;
  const remove = (item: GuestPantryItem) => {
    removeFromGuestPantry(browserStores(), item.id);
    void client.invalidateQueries({ queryKey: guestPantryQuery().queryKey });
    toast({ title: 'Item deleted successfully!', duration: DELETED_TOAST_MS });
  };
  return (
    <section aria-labelledby="device-pantry" className="mt-12">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="device-pantry" className="text-2xl">
            Saved on this device ({items.length})
          </h2>
          <p className="text-ink-soft">Sign in to sync across devices.</p>
        </div>
        <Button
          variant="secondary"
          onClick={() => askToSignIn({ tab: 'register', returnTo: '/keto-pantry' })}
        >
          Create Account
        </Button>
      </div>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {items.map((item) => {
          const badge = ratingBadge(item.ketoScore);
          return (
            <li key={item.id} className="flex items-start gap-3 rounded-lg border-2 border-line bg-card p-4">
              <div className="min-w-0 grow">
                <h3 className="text-lg wrap-anywhere">{item.productName}</h3>
                <div className="mt-1 flex flex-wrap items-center gap-2 empty:hidden">
                  {item.brand ? <Badge>{item.brand}</Badge> : null}
                  {badge ? <Badge tone={ratingTone(badge.rating)}>{badge.label}</Badge> : null}
                </div>
                <p className="mt-1">{summaryLine(item, person.units.food)}</p>
                {item.ketoScore === null ? null : (
                  <p className="font-bold">Keto Score: {item.ketoScore}/10</p>
                )}
                <p className="mt-1 text-small text-ink-soft">
                  Added {formatDayOf(item.createdAt, personZone(person))}
                </p>
              </div>
              <IconButton icon={Trash2} label={`Delete ${item.productName}`} onClick={() => remove(item)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
