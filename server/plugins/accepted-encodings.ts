/** Whether a list such as `gzip, deflate, br;q=0.9` names the encoding, and not with a weight of zero. */
export const accepts = (list: string, encoding: string): boolean =>
  list.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((text) => /^q=0(?:\.0*)?$/.test(text));
  });
