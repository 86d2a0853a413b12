/** What a list is called that is neither a category nor a designer, and how a category names its department. */
export const listTitles = {
  recommended: { en: 'Recommended', zh: '精選推薦' },
  sale: { en: 'Sale', zh: '減價貨品' },
  all: { en: 'All pieces', zh: '全部貨品' },
  seasonalSale: { en: 'Seasonal sale', zh: '季節優惠' },
  newArrivals: { en: 'New arrivals', zh: '最新貨品' },
  lowestPrice: { en: 'Lowest price in Hong Kong', zh: '全港最低價專區' },
} as const

/** Two categories of one name are told apart by their department. */
export const inDepartment = {
  en: (department: string, category: string): string => `${department}: ${category}`,
  zh: (department: string, category: string): string => `${department}：${category}`,
} as const
