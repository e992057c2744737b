/** Pattern of LIKE and ILIKE for texts that contain this one; what a person types is never a wildcard. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
