import { Page } from '../ui/page.tsx';

export const CaptainKetoPage = () => (
  <Page heading="Chat Mode" width="wide">
    {null}
  </Page>
);
