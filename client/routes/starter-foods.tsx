import { Page } from '../ui/page.tsx';

export const StarterFoodsPage = () => <Page heading="Starter Foods">{null}</Page>;
