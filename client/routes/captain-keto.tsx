import { useNavigate } from '@tanstack/react-router';
import { Chat } from '../features/chat/chat.tsx';
import { ChatConsent } from '../features/chat/chat-consent.tsx';
import { ImportOffer } from '../features/pantry/import-offer.tsx';
import { useSession } from '../lib/session/current-user.ts';
import { LoadingState } from '../ui/states.tsx';

export function CaptainKetoPage() {
  const session = useSession();
  const navigate = useNavigate();
  if (!session.user) return <LoadingState label="Loading..." />;
  return (
    <>
      <ChatConsent onDecline={() => navigate({ to: '/' })} />
      <Chat key={String(session.user.id)} user={session.user} notice={<ImportOffer />} />
    </>
  );
}
