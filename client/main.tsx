import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/fraunces/wght-italic.css';
import '@fontsource-variable/nunito/wght.css';
import './styles/app.css';
import { createQueryClient } from './lib/api/query-client.ts';
import { followAccount } from './lib/offline/kept-account.ts';
import { startWorker } from './lib/offline/start-worker.ts';
import { followNetwork } from './lib/online.ts';
import { followOtherTabs, noticeSignedOut } from './lib/session/current-user.ts';
import { createAppRouter } from './router.tsx';

followNetwork();
const queryClient = createQueryClient(noticeSignedOut);
followOtherTabs(queryClient);
followAccount(queryClient, async (keeper) => {
  const { stockUp } = await import('./routes/stock-up.ts');
  await stockUp(queryClient, keeper);
});
startWorker();
const router = createAppRouter(queryClient);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
