import { Page } from '../ui/page.tsx';

export const HandbookPage = () => <Page heading="Handbook">{null}</Page>;
