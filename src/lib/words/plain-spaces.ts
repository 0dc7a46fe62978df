/** A text with ordinary spaces. Other software may read a no-break space as an error. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00A0', ' ');
