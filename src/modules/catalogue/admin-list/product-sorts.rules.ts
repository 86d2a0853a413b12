/** What the list of products can be put in order by, in words as in addresses. */
export const productSorts = ['newest', 'changed', 'name', 'price-up', 'price-down', 'stock-up', 'stock-down'] as const
export type ProductSort = (typeof productSorts)[number]

/** What can be shown of a product beside its picture and its name. */
export const productColumns = [
  'brand',
  'articleNumber',
  'spuCode',
  'category',
  'gender',
  'variants',
  'offers',
  'available',
  'held',
  'listPrice',
  'salesPrice',
  'changed',
  'arrived',
  'listed',
] as const
export type ProductColumn = (typeof productColumns)[number]
export const FIRST_COLUMNS: readonly ProductColumn[] = [
  'brand',
  'articleNumber',
  'category',
  'variants',
  'available',
  'held',
  'listPrice',
  'salesPrice',
  'listed',
]

export const productStates = ['live', 'unlisted', 'incomplete'] as const
/** What a product can lack that shoppers need; other: anything else that has to be there before it goes live. */
export const productLacks = ['picture', 'chinese', 'english', 'price', 'attribute', 'other'] as const
export type ProductLack = (typeof productLacks)[number]

/** So many are counted; whoever looks for one piece among more narrows down. */
export const MOST_COUNTED = 10_000
export const PAGE_SIZE = 50
