import type { Page } from '@playwright/test';

/** What a screen reader is told of one thing on the page, in the order it reads. */
export interface Heard {
  role: string;
  name: string;
  /** Of a heading. */
  level: number | null;
  focusable: boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The page as the browser hands it to assistive tools. */
export async function accessibilityTree(page: Page): Promise<Heard[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  type Node = (typeof nodes)[number];
  /** The list comes level by level; a reader goes down into each part before the next. */
  const inOrder = (node: Node): Node[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? inOrder(child) : [];
    }),
  ];
  return (nodes[0] ? inOrder(nodes[0]) : [])
    .filter((node) => !node.ignored)
    .map(({ role, name, properties }) => {
      const property = (wanted: string) => properties?.find((one) => one.name === wanted)?.value.value;
      const level = property('level');
      return {
        role: text(role?.value),
        name: text(name?.value),
        level: typeof level === 'number' ? level : null,
        focusable: property('focusable') === true,
      };
    });
}

const CONTROLS = new Set([
  'button',
  'checkbox',
  'combobox',
  'DisclosureTriangle',
  'link',
  'listbox',
  'menuitem',
  'menuitemradio',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);
/** Things that are nothing without a name. */
const NAMED = new Set(['dialog', 'alertdialog', 'image', 'img', 'menu', 'navigation', 'region']);
const LANDMARKS = new Set([
  'banner',
  'complementary',
  'contentinfo',
  'main',
  'navigation',
  'region',
  'search',
]);

function headingFaults(tree: readonly Heard[], isModal: boolean): string[] {
  const headings = tree.filter(({ role }) => role === 'heading');
  const faults = headings.flatMap(({ name, level }, index) => {
    // A library beside the chat may stand before the page's own heading.
    const before = headings[index - 1]?.level ?? 1;
    if (name === '') return [`a heading of level ${level} without text`];
    return level !== null && level > before + 1 ? [`"${name}" jumps from level ${before} to ${level}`] : [];
  });
  const tops = headings.filter(({ level }) => level === 1);
  if (!isModal && tops.length !== 1)
    faults.push(`${tops.length} headings of level 1: ${tops.map(({ name }) => name).join(', ')}`);
  return faults;
}

function landmarkFaults(tree: readonly Heard[], isModal: boolean): string[] {
  const landmarks = tree.filter(({ role }) => LANDMARKS.has(role));
  const said = landmarks.map(({ role, name }) => `${role} "${name}"`);
  const twice = said.filter((one, index) => said.indexOf(one) !== index).map((one) => `${one} stands twice`);
  if (isModal) return twice;
  const counted = (wanted: string) => landmarks.filter(({ role }) => role === wanted).length;
  const missing = ['banner', 'main'].filter((wanted) => counted(wanted) !== 1);
  // In the chat the talk owns the window, and there is no footer.
  const footers = counted('contentinfo') > 1 ? ['more than one contentinfo'] : [];
  return [...twice, ...missing.map((role) => `not exactly one ${role}`), ...footers];
}

/** What a screen reader would stumble over: unnamed things, jumping headings, landmarks that are missing or alike. */
export function treeFaults(tree: readonly Heard[]): string[] {
  const isModal = tree.some(({ role }) => role === 'dialog' || role === 'alertdialog');
  const unnamed = tree
    .filter(({ role, name }) => (CONTROLS.has(role) || NAMED.has(role)) && name === '')
    .map(({ role }) => `a ${role} without a name`);
  const mute = tree
    .filter(({ role, name, focusable }) => role === 'generic' && focusable && name !== '')
    .map(({ name }) => `something focusable without a role: "${name}"`);
  return [...unnamed, ...mute, ...headingFaults(tree, isModal), ...landmarkFaults(tree, isModal)];
}
