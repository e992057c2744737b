import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useStore } from '../lib/hooks/create-store.ts';
import { currentToast, DEFAULT_TOAST_MS, dismissToast } from '../lib/toast/toast.ts';

const SWIPE_THRESHOLD_PX = 50;

const SIGN = {
  default: { icon: CircleCheck, ink: 'text-kelp' },
  info: { icon: Info, ink: 'text-lagoon' },
  destructive: { icon: CircleAlert, ink: 'text-coral' },
} as const;

/**
 * Shows what `toast()` was told: one at a time, swipe right to dismiss, F8 moves the focus there.
 * Stands inside a live region, which reads the text; Radix's own hidden copy of it is left empty, because the same
 * words twice on the page confuse whoever searches it.
 */
export function Toaster() {
  const shown = useStore(currentToast);
  const destructive = shown?.variant === 'destructive';
  const { icon: Icon, ink } = SIGN[shown?.variant ?? 'default'];
  return (
    <Toast.Provider duration={DEFAULT_TOAST_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {shown ? (
        <Toast.Root
          key={shown.id}
          type={destructive ? 'foreground' : 'background'}
          duration={shown.duration}
          onOpenChange={(open) => {
            if (!open) dismissToast(shown.id);
          }}
          className={clsx(
            'pointer-events-auto flex max-h-[calc(100dvh-1.5rem)] animate-rise items-start gap-3 overflow-y-auto rounded-md border-2 p-3 pl-4 shadow-float',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            destructive ? 'border-coral bg-coral-wash' : 'border-ink bg-card',
          )}
        >
          <Icon className={clsx('mt-1.5 size-6 shrink-0', ink)} />
          <div
            {...(destructive ? { role: 'alert' } : {})}
            data-radix-toast-announce-exclude=""
            className="min-w-0 grow py-1"
          >
            <Toast.Title className="font-extrabold">{shown.title}</Toast.Title>
            {shown.description ? (
              <Toast.Description className="text-small">{shown.description}</Toast.Description>
            ) : null}
            {shown.action ? (
              <Toast.Action
                altText={shown.action.label}
                onClick={shown.action.onClick}
                className="mt-1 min-h-touch rounded-sm font-extrabold text-sea underline underline-offset-4"
              >
                {shown.action.label}
              </Toast.Action>
            ) : null}
          </div>
          <Toast.Close
            aria-label="Dismiss"
            className="flex size-touch shrink-0 items-center justify-center rounded-md hover:bg-shoal"
          >
            <X className="size-5" />
          </Toast.Close>
        </Toast.Root>
      ) : null}
      <Toast.Viewport
        hotkey={['F8']}
        className="pointer-events-none fixed inset-x-3 top-3 z-60 mx-auto flex max-w-md flex-col lg:top-auto lg:right-auto lg:left-6 lg:bottom-6 lg:mx-0 lg:w-80"
      />
    </Toast.Provider>
  );
}
