import { Page } from '../ui/page.tsx';

export const SuccessStoriesPage = () => <Page heading="Success Stories">{null}</Page>;
