import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComingSoon } from './coming-soon.tsx';

test('the place of a feature that is not there yet names the feature and leads home', async () => {
  const routeTree = createRootRoute({
    component: () => <ComingSoon feature="Recipes" />,
    staticData: { title: null },
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  const page = renderToString(<RouterProvider router={router} />);
  expect(page).toContain('Recipes - Coming Soon');
  expect(page).toMatch(/<a [^>]*href="\/"[^>]*>Back to Home<\/a>/);
});
