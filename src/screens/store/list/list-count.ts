/** 1234 → "1,234". */
export const showCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
