import type { DemoProduct } from '../catalogue/demo-types.ts'

/** Sellers who post in their own name: the first of their items that fits is in the post, and its pictures are the post's. */
export type SellerPost = {
  merchantCode: string
  /** Of the item: a designer where it is named, and the beginning of a category. */
  brandCode?: string
  category: string
  daysAgo: number
  title: string
  body: string
  topics: readonly string[]
}

export const sellerPosts: readonly SellerPost[] = [
  {
    ...{ merchantCode: 'M-OSTRYA', brandCode: 'maison-ostrya', category: 'women/bags', daysAgo: 1 },
    title: 'Initials inside, and whose they are',
    body: 'Two letters are stamped inside each bag, behind the pocket. They are those of the cutter who chose the hide, and who answers for it. If yours needs a new edge in ten years, we ask them first.',
    topics: ['Bags after a year'],
  },
  {
    ...{ merchantCode: 'M-OSTRYA', brandCode: 'maison-ostrya', category: 'men', daysAgo: 6 },
    title: '真絲襯裏，手洗還是乾洗',
    body: '真絲遇汗易留痕，穿後掛在通風處一晚，領口以清水輕印。每季乾洗一次已足夠，毋須每次穿後送洗。',
    topics: ['保養'],
  },
  {
    ...{ merchantCode: 'M-LANTERN', category: 'women/clothing/coats', daysAgo: 2 },
    title: 'Three coats for an office at twenty degrees',
    body: 'Hong Kong is cold indoors and mild outside. What works here is unlined wool, long enough to sit on and light enough to carry. We have steamed and measured all three, sleeve by sleeve.',
    topics: ['Coats'],
  },
  {
    ...{ merchantCode: 'M-LANTERN', category: 'women/shoes', daysAgo: 9 },
    title: '新鞋底先貼膠片，還是先穿兩星期',
    body: '我們的做法是先穿兩星期，讓鞋底彎出自己的弧度，再貼半張防滑片。濕滑的石板街，值得這一步。',
    topics: ['好走的鞋'],
  },
  {
    ...{ merchantCode: 'M-PEARLQUAY', category: 'women/watches', daysAgo: 4 },
    title: '自動錶的防水，每年驗一次',
    body: '錶圈的膠圈會老化，香港潮濕，一年一驗最穩妥。送驗前把時間停在十二點，師傅看走時偏差更準確。',
    topics: ['第一隻手錶'],
  },
]

/** Which item each is about; one without any is left out. */
export function withItems(
  posts: readonly SellerPost[],
  products: readonly DemoProduct[],
): (SellerPost & { spuCode: string; pictures: string[] })[] {
  return posts.flatMap((post) => {
    const item = products.find(
      ({ categories, brandCode, colours }) =>
        (post.brandCode === undefined || post.brandCode === brandCode) &&
        categories.some((category) => category.startsWith(post.category)) &&
        colours.some(({ variants }) =>
          variants.some(({ offers }) => offers.some(({ merchantCode }) => merchantCode === post.merchantCode)),
        ),
    )
    if (!item) return []
    const pictures = item.colours[0]?.pictures.filter(({ crop }) => crop === undefined).map(({ file }) => file) ?? []
    return [{ ...post, spuCode: item.spuCode, pictures: [...new Set(pictures)].slice(0, 2) }]
  })
}
