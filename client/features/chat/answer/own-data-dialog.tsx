import { BRAND } from '../../../brand.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { OwnDataSwitches } from '../../../ui/own-data-switches.tsx';

/** What of one's own data answers may use, beside the chat. */
export const OwnDataDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onOpenChange={onClose}
    title="Your data in answers"
    description={`What ${BRAND.coach} may answer from. Each switch holds at once, from the next question on.`}
    footer={<Button onClick={onClose}>Done</Button>}
  >
    <OwnDataSwitches />
  </Dialog>
);
