/** 10,000 rather than 10000. */
export const showNumber = (num: number): string => String(num).replace(/\B(?=(\d{3})+$)/g, ',')
