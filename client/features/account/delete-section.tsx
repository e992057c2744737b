import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { Section } from './section.tsx';

export function DeleteSection({ username }: { username: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <Section
      tone="coral"
      title="Delete account"
      intro="Takes you and everything you stored off this server, for good. You may want to download your data first."
    >
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {asking ? <DeleteDialog username={username} onClose={() => setAsking(false)} /> : null}
    </Section>
  );
}
