import { createStore } from '../../lib/create-store.ts';

/** The landing page's mini chat: closed, choosing a goal, or showing answers to a first question. */
export type CourseState = { kind: 'closed' } | { kind: 'goals' } | { kind: 'answer'; question: string };

export const courseStore = createStore<CourseState>({ kind: 'closed' });
