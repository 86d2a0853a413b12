/** Of one account: far more than anybody lives at. */
export const MOST_ADDRESSES = 30
