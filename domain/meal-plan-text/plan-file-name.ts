/** Name of an exported plan: the title in lower case, each run of other characters one underscore. */
export function planFileName(title: string): string {
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  return `${/[a-z0-9]/.test(name) ? name : 'keto'}_meal_plan.txt`;
}
