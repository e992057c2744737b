/** Markdown as it is read out: words without signs, links by their text, citation numbers left out. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/\[\[\d+\]\]\([^)[\s]*\)/g, '')
    .replace(/!?\[([^[\]]*)\]\([^)[\s]*\)/g, '$1')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/^[ \t]*(#{1,6}|[-*]|>)[ \t]+/gm, '')
    .replace(/(^|\s)\*(\S[^*]*)\*/g, '$1$2')
    .replace(/(?<![ \t])[ \t]+([.,;:])/g, '$1')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
