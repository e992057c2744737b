import { Page } from '../ui/page.tsx';

export const LandingPage = () => <Page heading="Keto">{null}</Page>;
