/** 10,000 rather than 10000, in either language. */
export const counted = (num: number): string => num.toLocaleString('en-HK')
