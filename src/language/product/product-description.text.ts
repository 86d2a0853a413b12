import { house } from '#language/house.ts'
import { pieceName } from './piece-name.ts'
import type { Texts } from '#language/texts.ts'

/** What search engines and chats show below a product's name: written where pages are drawn, and loaded by no browser. */
export const productDescriptionText = {
  description: {
    en: (brand: string, title: string, price: string) =>
      `${brand}, ${title}: ${price} at ${house().mark}. Authenticated, delivered free in Hong Kong and Macau.`,
    zh: (brand: string, title: string, price: string) =>
      `${pieceName(brand, title)}，${price}。${house().mark}逐件鑑定，香港及澳門免運費。`,
  },
} satisfies Texts
