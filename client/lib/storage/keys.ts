/** Every key the client keeps in the browser. */
export const STORAGE_KEY = {
  /** Both hold the signed guest id; the second is read where the first is missing. */
  navigatorGuestId: 'keto-navigator-guest-id',
  guestId: 'keto-guest-id',
  /** 'true' in the local and the session store while browsing as a guest. */
  guestMode: 'guestMode',
  /** The account that was signed in last, JSON, for a start without a network. */
  lastAccount: 'keto-last-account',
  /** The guest as a current user, JSON. */
  guestUser: 'guestUser',
  /** Entries with string message and response. */
  chatHistory: 'keto-chat-history',
  interactionCount: 'keto-interaction-count',
  sidebarCollapsed: 'keto-sidebar-collapsed',
  /** False when the saved chats are folded away in the sidebar. */
  savedChatsOpen: 'keto-saved-chats-open',
  /** False when the person switched off that "?" opens the list of shortcuts. */
  helpKey: 'keto-help-key',
  /** What a guest and the coach said to each other, conversation by conversation, oldest first. */
  guestJournalMessages: 'guestJournalMessages',
  /** Questions on their way to the coach, so that none is lost with the page, JSON list. */
  askedQuestions: 'keto-asked-questions',
  /** Session store: what stands in the chat's box, which conversation is open and what is folded away, JSON. */
  chatVisit: 'keto-chat-visit',
  /** Session store: name of this tab among the tabs of the browser. */
  tab: 'keto-tab',
  /** Session store: what was said on the landing page and goes on in the chat, JSON. */
  carriedChat: 'keto-carried-chat',
  /** What was said of answers on this device, JSON list, newest first. */
  answerFeedback: 'keto-answer-feedback',
  /** Session store: which of the kept label scans this tab shows. */
  scan: 'keto-scan',
  /** Pantry items saved on this device, newest first, ids 'guest-' plus a timestamp. */
  guestPantry: 'keto-guest-pantry',
  /** Session store: pantry items that are selected, JSON. */
  pantrySelection: 'keto-pantry-selection',
  /** Session store: the plan that was made last and how it was asked for, JSON. */
  plannerVisit: 'keto-planner-visit',
  /** For how many people each saved plan is cooked, JSON by plan. */
  planServings: 'keto-plan-servings',
  /** What was ticked off on shopping lists, JSON by the plans a list is for. */
  shoppingTicks: 'keto-shopping-ticks',
  /** Readings stored on this device, newest entry first, ids 'guest-' plus a timestamp. */
  guestReadings: 'keto-guest-readings',
  /** What stands in the entry form and is not saved yet, JSON. */
  readingDraft: 'keto-reading-draft',
  /** Session store: what stands in the dialog that corrects a reading and is not saved yet, JSON. */
  readingEdit: 'keto-reading-edit',
  /** Saved readings whose alert was not marked as read yet, JSON lists by person. */
  unreadDangers: 'keto-unread-dangers',
  /** Disclaimer kinds a guest accepted on this device, JSON list. */
  guestDisclaimers: 'keto-guest-disclaimers',
  /** What a guest said about themselves, JSON: fields of the profile. */
  guestProfile: 'keto-guest-profile',
  /** Fasts a guest stored on this device, JSON list, newest first. */
  guestFasts: 'keto-guest-fasts',
  /** What a guest ate, JSON list, newest entry first. */
  guestDiary: 'keto-guest-diary',
  /** Session store: the meal that is being told and is not logged yet. */
  mealDraft: 'keto-meal-draft',
  /** Session store: the recipe that was pasted and of which nothing is logged yet. */
  recipeDraft: 'keto-recipe-draft',
  /** That the questions before the first fast were answered here, JSON by person. */
  fastingCheck: 'keto-fasting-check',
  /** To whom it was said that carbohydrates fell while a medicine is taken, JSON list of people. */
  prescriberNote: 'keto-prescriber-note',
  /** The latest time this device's clock showed while a guest's fast ran, ISO text: it tells a clock set back. */
  fastClockSeen: 'keto-fast-clock-seen',
  /** Session store: what was typed into the profile and is not saved yet, JSON by section. */
  profileDrafts: 'keto-profile-drafts',
} as const;

export type StorageKey = (typeof STORAGE_KEY)[keyof typeof STORAGE_KEY];
