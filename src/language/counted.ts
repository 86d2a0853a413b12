/** A whole number as it is read, in either language: 10,000 rather than 10000. */
export const counted = (num: number): string => String(num).replace(/\B(?=(\d{3})+$)/g, ',')
