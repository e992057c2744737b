import { Page } from '../ui/page.tsx';

export const SciencePage = () => <Page heading="Keto Science">{null}</Page>;
