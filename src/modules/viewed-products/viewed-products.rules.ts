/** So many pieces somebody has opened are kept, here and in a browser. */
export const MOST_VIEWED = 12
