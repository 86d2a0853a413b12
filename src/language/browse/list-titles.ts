/** What a list is called that is neither a category nor a designer, and how a category names its department. */
export const listTitles = {
  recommended: { en: 'Recommended', zh: '精選推薦' },
  sale: { en: 'Sale', zh: '減價貨品' },
  all: { en: 'All items', zh: '全部貨品' },
  seasonalSale: { en: 'Seasonal sale', zh: '換季減價' },
  newArrivals: { en: 'New arrivals', zh: '新品上架' },
  lowestPrice: { en: 'Lowest price in Hong Kong', zh: '低價專區' },
} as const

/** Two categories of one name are distinguished by their department. */
export const inDepartment = {
  en: (department: string, category: string): string => `${department}: ${category}`,
  zh: (department: string, category: string): string => `${department}：${category}`,
} as const
