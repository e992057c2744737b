import { Page } from '../ui/page.tsx';

export const GettingStartedPage = () => <Page heading="Get Started">{null}</Page>;
