/** The bubble of a question, which keeps its line breaks. */
export const QUESTION_BUBBLE =
  'w-fit min-w-0 max-w-[85%] whitespace-pre-wrap wrap-anywhere rounded-lg rounded-br-sm bg-sea px-4 py-2 text-on-sea';
